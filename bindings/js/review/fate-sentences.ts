/** The facts about what becomes of a group, with a sentence each: apart, for problems tell no others. */
export const FATES = {
  kills: '{color} leaves the chain at {where} without a way out.',
  saves: '{color} saves the chain at {where}.',
  'makes-alive': '{color} makes the group at {where} live.',
  'makes-ko': '{color} makes a ko for the chain at {where}.',
  'makes-seki': '{color} makes the group at {where} a seki.',
} as const;
export type FateKey = keyof typeof FATES;
