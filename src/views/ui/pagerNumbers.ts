/** A place in the pager: a page, or a leap over pages left out, to the page it leads to. */
export type PagerStep = { kind: 'page'; page: number } | { kind: 'leap'; page: number; direction: 'back' | 'forth' };

/** The pages a pager shows: first and last always, `shown` places at most, a leap where pages are left out. */
export function pagerNumbers(page: number, pages: number, shown: number): PagerStep[] {
  const at = (number: number): PagerStep => ({ kind: 'page', page: number });
  if (pages <= shown) return Array.from({ length: pages }, (_, index) => at(index + 1));
  const middle = shown - 2;
  const from = Math.max(2, Math.min(page - Math.floor(middle / 2), pages - middle));
  const numbers = Array.from({ length: middle }, (_, index) => at(from + index));
  if (from > 2) numbers[0] = { kind: 'leap', page: Math.max(1, page - middle), direction: 'back' };
  if (from + middle < pages)
    numbers[middle - 1] = { kind: 'leap', page: Math.min(pages, page + middle), direction: 'forth' };
  return [at(1), ...numbers, at(pages)];
}
