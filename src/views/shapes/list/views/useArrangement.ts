import { useMemo, useState } from 'react';
import { useSession } from '#views/session/useSession.ts';
import { declaredColumns, fitColumns, type ColumnState, type GridColumn } from '#views/ui/grid/columns.ts';
import { keepColumns, readColumns as readKept } from '../columnMemory.ts';
import { readColumns, writeColumns } from './arrangement.ts';

/**
 * Present columns and their changes. Columns in the address are changed there: a link or a view leaves the person's
 * stored columns of the route unchanged.
 */
export function useArrangement<Row>(
  path: string,
  columns: readonly GridColumn<Row>[],
  written: string | null,
  onWrite: (written: string) => void,
): readonly [ColumnState, (next: ColumnState) => void] {
  const userId = useSession().context.user?.id ?? '';
  const [kept, setKept] = useState(() => readKept(userId, path) ?? declaredColumns(columns));
  const fitted = useMemo(() => fitColumns(kept, columns), [kept, columns]);
  const said = useMemo(() => (written === null ? null : readColumns(written, columns)), [written, columns]);
  const arrange = (next: ColumnState): void => {
    if (said) return onWrite(writeColumns(next));
    setKept(next);
    keepColumns(userId, path, next);
  };
  return [said ?? fitted, arrange];
}
