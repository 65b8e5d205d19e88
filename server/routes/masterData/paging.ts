/** Cuts one page out of a list that is read whole because it is short. */
export const cut = <Item>(items: readonly Item[], { page, size }: { page: number; size: number }) => ({
  content: items.slice(page * size, (page + 1) * size),
  totalElements: items.length,
});
