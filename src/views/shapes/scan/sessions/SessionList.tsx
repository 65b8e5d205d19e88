import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import type { FieldOf } from '../../presentation/rowTypes.ts';
import { SessionRows, type SessionRowsProps } from './SessionRows.tsx';
import { useSessions } from './useSessions.ts';

interface SessionListProps<N extends AggregateType> extends Omit<SessionRowsProps<N>, 'rows'> {
  /** Kept outside the component, or by useMemo. */
  readonly filters: readonly Filter[];
  readonly sort: FieldOf<N>;
}

/** Aggregates to go on with, or the last ones, read by their filters. */
export function SessionList<N extends AggregateType>({ filters, sort, ...rest }: SessionListProps<N>) {
  return <SessionRows {...rest} rows={useSessions(rest.aggregateType.id, filters, sort)} />;
}
