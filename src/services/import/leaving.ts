import type { ImportRow } from './rowBook.ts';

/** An import that its screen may leave. */
export interface Left {
  readonly rows: readonly Pick<ImportRow, 'status' | 'corrected'>[];
  /** True for pasted rows, of which there is no file to choose again. */
  readonly isPasted: boolean;
  /** True once the result is shown. */
  readonly isDone: boolean;
}

/** Returns what leaving an import would lose; null for nothing. */
export function lostByLeaving({ rows, isPasted, isDone }: Left): 'corrections' | 'pasted' | null {
  if (!isDone && rows.some(({ corrected, status }) => corrected && status !== 'created')) return 'corrections';
  const isLeft = ({ status }: Left['rows'][number]): boolean =>
    status === 'good' || (!isDone && (status === 'bad' || status === 'refused'));
  return isPasted && rows.some(isLeft) ? 'pasted' : null;
}
