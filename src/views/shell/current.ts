/** Marks a link to the current page. */
export const currentPage = (isCurrent: boolean): { 'aria-current'?: 'page' } =>
  isCurrent ? { 'aria-current': 'page' } : {};
