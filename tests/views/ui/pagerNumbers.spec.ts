import { describe, expect, it } from 'vitest';
import { pagerNumbers } from '#views/ui/pagerNumbers.ts';

const drawn = (page: number, pages: number, shown: number): string =>
  pagerNumbers(page, pages, shown)
    .map((step) => (step.kind === 'page' ? String(step.page) : `${step.direction}:${step.page}`))
    .join(' ');

describe('the pager', () => {
  it('the pager shows every page while they fit', () => {
    expect(drawn(1, 1, 7)).toBe('1');
    expect(drawn(3, 7, 7)).toBe('1 2 3 4 5 6 7');
  });

  it('the pager leaves pages out at the end, in the middle and at the start', () => {
    expect(drawn(1, 100, 7)).toBe('1 2 3 4 5 forth:6 100');
    expect(drawn(50, 100, 7)).toBe('1 back:45 49 50 51 forth:55 100');
    expect(drawn(100, 100, 7)).toBe('1 back:95 96 97 98 99 100');
  });

  it('the pager shows five places on a narrow screen', () => {
    expect(drawn(1, 9, 5)).toBe('1 2 3 forth:4 9');
    expect(drawn(5, 9, 5)).toBe('1 back:2 5 forth:8 9');
  });

  it('the pager shows the current page and no page twice, at any position', () => {
    for (let page = 1; page <= 40; page += 1) {
      const pages = pagerNumbers(page, 40, 7).flatMap((step) => (step.kind === 'page' ? [step.page] : []));
      expect(pages).toContain(page);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pagerNumbers(page, 40, 7)).toHaveLength(7);
    }
  });
});
