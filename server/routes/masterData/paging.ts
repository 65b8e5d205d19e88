/** Cuts one page out of a short list that was read completely. */
export const cut = <Item>(items: readonly Item[], { page, size }: { page: number; size: number }) => ({
  content: items.slice(page * size, (page + 1) * size),
  totalElements: items.length,
});
