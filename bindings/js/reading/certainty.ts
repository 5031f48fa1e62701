/**
 * The certainty of an answer. 'proved': every move was considered, and it stands on nothing that may not hold; 'read': only the moves that
 * matter were, or chains are taken for uncapturable that a reader of the position would take for it, too; 'likely': playouts agree.
 */
export type Certainty = 'proved' | 'read' | 'likely';
