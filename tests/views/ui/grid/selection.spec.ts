import { describe, expect, it } from 'vitest';
import { pageChoice, ranged, toggled } from '#views/ui/grid/selection.ts';

const page = ['a', 'b', 'c', 'd'];

describe('choosing rows', () => {
  it('choosing a row adds the row, and choosing the row again takes it away', () => {
    expect(toggled(new Set(['a']), 'b')).toEqual(new Set(['a', 'b']));
    expect(toggled(new Set(['a', 'b']), 'a')).toEqual(new Set(['b']));
  });

  it('choosing rows gives a stretch one answer, in either direction', () => {
    expect(ranged(new Set(), page, 1, 3, true)).toEqual(new Set(['b', 'c', 'd']));
    expect(ranged(new Set(page), page, 3, 1, false)).toEqual(new Set(['a']));
  });

  it('choosing rows keeps what is chosen on other pages', () => {
    expect(ranged(new Set(['elsewhere']), page, 0, 1, true)).toEqual(new Set(['elsewhere', 'a', 'b']));
    expect(pageChoice(new Set(['elsewhere']), page)).toBe('none');
  });

  it('choosing rows knows none, some and all of the page', () => {
    expect(pageChoice(new Set(), page)).toBe('none');
    expect(pageChoice(new Set(['b']), page)).toBe('some');
    expect(pageChoice(new Set([...page, 'elsewhere']), page)).toBe('all');
    expect(pageChoice(new Set(['elsewhere']), [])).toBe('none');
  });
});
