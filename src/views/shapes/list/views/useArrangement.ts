import { useMemo, useState } from 'react';
import { declaredColumns, fitColumns, type ColumnState, type GridColumn } from '#views/ui/grid/columns.ts';
import { keepColumns, readColumns as readKept } from '../columnMemory.ts';
import { readColumns, writeColumns } from './arrangement.ts';

/**
 * The columns as they stand and how to arrange them. Where the address says them, they are arranged there: somebody
 * else's link or a view leaves what this browser keeps for the route alone.
 */
export function useArrangement<Row>(
  path: string,
  columns: readonly GridColumn<Row>[],
  written: string | null,
  onWrite: (written: string) => void,
): readonly [ColumnState, (next: ColumnState) => void] {
  const [kept, setKept] = useState(() => readKept(path) ?? declaredColumns(columns));
  const fitted = useMemo(() => fitColumns(kept, columns), [kept, columns]);
  const said = useMemo(() => (written === null ? null : readColumns(written, columns)), [written, columns]);
  const arrange = (next: ColumnState): void => {
    if (said) return onWrite(writeColumns(next));
    setKept(next);
    keepColumns(path, next);
  };
  return [said ?? fitted, arrange];
}
