/**
 * The certainty of an answer. 'proved': every move was considered, and no assumption was made. 'read': only
 * the moves that matter were considered, or chains were taken for uncapturable that a human reader would take
 * for it, too. 'likely': no region closes around the stones, so one was cut out of the board, and what lies
 * beyond may change the answer; or games were played there, because it cannot be read out; or a capture was guessed.
 */
export type Certainty = 'proved' | 'read' | 'likely';
