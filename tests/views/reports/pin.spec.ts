import { describe, expect, it } from 'vitest';
import type { ListView } from '#services/listViews.ts';
import { BOARDS, type Tile } from '#views/reports/center/boards.ts';
import { pinnedSearch, viewWith } from '#views/reports/center/pin.ts';
import { readReport } from '#views/reports/query.ts';

const tile = BOARDS[0]?.tiles[0] as Tile;
const shown = (period: string, branch = '') => ({ period, branch });
const search = pinnedSearch(tile, shown('month'));

const view = (id: string, change: Partial<ListView> = {}): ListView => ({
  id,
  name: id,
  search,
  shared: false,
  mine: true,
  ownerName: '',
  isDefault: false,
  isPinned: false,
  ...change,
});

describe('a pinned tile', () => {
  it('a pinned tile counts a period that moves with the day, whatever days the board shows', () => {
    const period = (written: string) => readReport(new URLSearchParams(pinnedSearch(tile, shown(written)))).values;
    expect(period('week')).toEqual({ createdAt: 'week' });
    expect(period('2026-11-01..2026-11-20')).toEqual({ createdAt: 'month' });
  });

  it('a pinned tile counts the branches that the board shows', () => {
    const pinned = pinnedSearch(tile, shown('week', 'YGN,MDY'));
    expect(readReport(new URLSearchParams(pinned)).values).toEqual({ createdAt: 'week', originBranch: 'YGN,MDY' });
  });

  it('a pinned tile is the view of the same report, pinned and own views first', () => {
    const other = view('other', { search: pinnedSearch(tile, shown('week')) });
    const shared = view('shared', { mine: false });
    const own = view('own', { search: `${search}&view=own` });
    const pinned = view('pinned', { mine: false, isPinned: true });
    expect(viewWith([other], search)).toBeUndefined();
    expect(viewWith([other, shared], search)).toBe(shared);
    expect(viewWith([shared, own], search)).toBe(own);
    expect(viewWith([shared, own, pinned], search)).toBe(pinned);
  });
});
