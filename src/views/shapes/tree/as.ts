/** Name of the tree of a register in its address. */
export const TREE = 'tree';
