/** Returns whether a value is the id that stands for no record above, in a tree that has such an id. */
export const isTop = ({ top }: { readonly top?: string }, value: unknown): boolean =>
  top !== undefined && value === top;
