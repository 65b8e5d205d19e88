/** Marks a link to the page that is shown. */
export const currentPage = (isCurrent: boolean): { 'aria-current'?: 'page' } =>
  isCurrent ? { 'aria-current': 'page' } : {};
