import { describe, expect, it } from 'vitest';
import {
  declaredColumns,
  fitColumns,
  holdWidth,
  nextSort,
  onOneEdge,
  shownColumns,
  startingWidth,
} from '#views/ui/grid/columns.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { withMove, withPin, withToggled, withoutWidth } from '#views/ui/grid/columnEdits.ts';

const column = (id: string, more: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});

const columns = [
  column('number', { pinned: 'start', always: true }),
  column('state'),
  column('remark', { hidden: true }),
  column('acts', { pinned: 'end' }),
];

const declared = declaredColumns(columns);

describe('the width a column starts out with', () => {
  const widthOf = (header: string, more: Partial<GridColumn<unknown>> = {}) =>
    startingWidth({ id: 'a', header, cell: () => null, ...more });

  it('the width a column starts out with is the declared one, or the usual one, where the header fits', () => {
    expect(widthOf('State', { width: 96 })).toBe(96);
    expect(widthOf('State')).toBe(140);
  });

  it('the first width of a column is what the header needs, more for each character in Chinese, and never all the screen', () => {
    expect(widthOf('Times given, all', { width: 88 })).toBe(143);
    expect(widthOf('代收货款金额合计', { width: 88 })).toBe(138);
    expect(widthOf('x'.repeat(200), { width: 88 })).toBe(240);
  });

  it('the width a column starts out with leaves a header that is not drawn out of account', () => {
    expect(widthOf('What can be done with it', { width: 56, headerHidden: true })).toBe(56);
  });
});

describe('column state', () => {
  it('column state starts as the columns were declared', () => {
    expect(declared).toEqual({
      order: ['number', 'state', 'remark', 'acts'],
      hidden: ['remark'],
      pinned: { start: ['number'], end: ['acts'] },
      widths: {},
    });
  });

  it('column state drops columns that are no more and sets new ones where they were declared', () => {
    const kept = {
      order: ['state', 'gone', 'number'],
      hidden: ['gone', 'number', 'state'],
      pinned: { start: ['state', 'gone'], end: [] },
      widths: { gone: 90, state: 120 },
    };
    expect(fitColumns(kept, columns)).toEqual({
      order: ['state', 'number', 'remark', 'acts'],
      hidden: ['state', 'remark'],
      pinned: { start: ['state'], end: ['acts'] },
      widths: { state: 120 },
    });
  });

  it('a fitting column state is left as it is', () => expect(fitColumns(declared, columns)).toEqual(declared));

  it('column state fixes, moves and forgets a width', () => {
    expect(withPin(declared, 'state', 'start').pinned).toEqual({ start: ['number', 'state'], end: ['acts'] });
    expect(withPin(declared, 'acts', 'start').pinned).toEqual({ start: ['number', 'acts'], end: [] });
    expect(withPin(declared, 'number', null).pinned).toEqual({ start: [], end: ['acts'] });
    expect(withMove(declared, ['remark'], 'state', 'before').order).toEqual(['number', 'remark', 'state', 'acts']);
    expect(withoutWidth({ ...declared, widths: { state: 90, acts: 60 } }, 'state').widths).toEqual({ acts: 60 });
  });

  it('column state keeps fixed columns at their edges, wherever they are moved', () => {
    expect(withMove(declared, ['acts'], 'number', 'before').order).toEqual(declared.order);
    expect(withMove(declared, ['number'], 'remark', 'after').order).toEqual(declared.order);
    expect(withMove(declared, ['state'], 'acts', 'after').order).toEqual(['number', 'remark', 'state', 'acts']);
    const both = withPin(declared, 'remark', 'start');
    expect(both.order).toEqual(['number', 'remark', 'state', 'acts']);
    expect(withMove(both, ['remark'], 'number', 'before')).toMatchObject({
      order: ['remark', 'number', 'state', 'acts'],
      pinned: { start: ['remark', 'number'] },
    });
    expect(withPin(withPin(declared, 'state', 'end'), 'acts', null).order).toEqual([
      'number',
      'remark',
      'acts',
      'state',
    ]);
    const kept = { ...declared, order: ['state', 'number', 'acts', 'remark'] };
    expect(fitColumns(kept, columns).order).toEqual(['number', 'state', 'remark', 'acts']);
  });

  it('where there is room for one edge, column state puts what is fixed at the end beside what is fixed at the start', () => {
    const phone = onOneEdge(withToggled(declared, 'remark'));
    expect(shownColumns(phone)).toEqual(['number', 'acts', 'state', 'remark']);
    expect(phone.pinned).toEqual({ start: ['number'], end: [] });
    expect(onOneEdge(withPin(declared, 'acts', null)).order).toEqual(['number', 'state', 'remark', 'acts']);
  });

  it('column state shows and hides, but never hides the last column shown', () => {
    expect(withToggled(declared, 'state').hidden).toEqual(['remark', 'state']);
    expect(withToggled(declared, 'remark').hidden).toEqual([]);
    const one = { ...declared, hidden: ['number', 'remark', 'acts'] };
    expect(withToggled(one, 'state')).toBe(one);
  });

  it('column state keeps fixed columns in the order of all', () => {
    const both = withPin(declared, 'state', 'start');
    expect(withMove(both, ['state'], 'number', 'before').pinned.start).toEqual(['state', 'number']);
  });
});

describe('a width', () => {
  it.each([
    [10, 56],
    [56, 56],
    [120.4, 120],
    [2000, 800],
  ])('a width of %d is held to %d', (asked, held) => expect(holdWidth(asked)).toBe(held));
});

describe('a press on a header', () => {
  it('a press on a header asks for rising, then falling, then the own order of the server', () => {
    const rising = nextSort(null, 'state');
    expect(rising).toEqual({ column: 'state', direction: 'ascending' });
    const falling = nextSort(rising, 'state');
    expect(falling).toEqual({ column: 'state', direction: 'descending' });
    expect(nextSort(falling, 'state')).toBeNull();
    expect(nextSort(falling, 'number')).toEqual({ column: 'number', direction: 'ascending' });
  });
});
