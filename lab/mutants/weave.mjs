// Puts many mutants into one copy of a file, each asleep until its number is the active one: one build tries them all.
// R. H. Untch, A. J. Offutt and M. J. Harrold, "Mutation analysis using mutant schemata", 1993.

/** The expression, by language, that asks whether mutant `n` is active. */
const ASK = {
  cpp: (n) => `kakoi_mutant(${n})`,
  ts: (n) => `(globalThis as any).kakoiMutant?.(${n})`,
};

/** The text of a file with these mutants in it, each a point with a number `id`. None may lie inside another. */
export function weave(text, mutants, language) {
  let woven = text;
  for (const mutant of [...mutants].sort((a, b) => b.start - a.start))
    woven =
      woven.slice(0, mutant.start) +
      both(mutant, ASK[language](mutant.id), language) +
      woven.slice(mutant.end);
  return woven;
}

function both({ original, mutated, form }, active, language) {
  // In braces: an else that follows belongs to the statement around.
  if (form === 'statement') return `{ if (!${active}) { ${original} } }`;
  // Conditions may be pointers, or whatever else counts as true.
  if (form === 'truth' && language === 'cpp')
    return `(${active} ? (${mutated}) : static_cast<bool>(${original}))`;
  return `(${active} ? (${mutated}) : (${original}))`;
}
