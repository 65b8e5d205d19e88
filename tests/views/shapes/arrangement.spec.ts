import { describe, expect, test } from 'vitest';
import { shownColumns, type GridColumn } from '#views/ui/grid/columns.ts';
import { readColumns, writeColumns } from '#views/shapes/list/views/arrangement.ts';

const column = (id: string, more: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  id,
  header: id,
  cell: () => null,
  ...more,
});
const columns = [
  column('id', { always: true, pinned: 'start' }),
  column('state'),
  column('due'),
  column('createdAt', { hidden: true }),
];

const state = {
  order: ['due', 'id', 'createdAt', 'state'],
  hidden: ['state'],
  pinned: { start: ['id'], end: ['createdAt'] },
  widths: { due: 120, createdAt: 90 },
};

describe('columns in an address', () => {
  test('columns in an address say order, what is shown, edges and widths, and are read back', () => {
    expect(writeColumns(state)).toBe('due..120-id.s-createdAt.e.90');
    const read = readColumns(writeColumns(state), columns);
    expect(read).toMatchObject({ hidden: ['state'], pinned: state.pinned, widths: state.widths });
    expect(read && shownColumns(read)).toEqual(shownColumns(state));
  });

  test('columns in an address of another time leave out what is gone, and keep what may never be hidden', () => {
    const read = readColumns('gone.s.100-due-state', columns);
    expect(read && shownColumns(read)).toEqual(['due', 'state', 'id']);
    expect(read?.hidden).toEqual(['createdAt']);
  });

  test.each(['', '-', 'gone', 'id; drop', '<b>', 'due.x', 'due..99999'])(
    'the columns %j in an address say nothing of this list',
    (written) => {
      expect(readColumns(written, columns)).toBeNull();
    },
  );

  test('columns in an address hold a width between the narrowest and the widest, and a column named twice once', () => {
    const read = readColumns('due..1-state..9999-due.e', columns);
    expect(read?.widths).toEqual({ due: 56, state: 800 });
    expect(read?.order.filter((id) => id === 'due')).toHaveLength(1);
  });
});
