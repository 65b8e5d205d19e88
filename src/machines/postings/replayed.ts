import type { AggregateType } from '../kit/aggregateType.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedTransition } from '../kit/proposal.ts';
import { replay, type Replayed } from '../kit/replay.ts';
import type { Entry } from './entry.ts';
import { headOf, type PostingHead } from './head.ts';
import { entriesOf } from './index.ts';

/** The lines of one event of an aggregate. */
export interface PostedEvent extends PostingHead {
  readonly entries: readonly Entry[];
}

/** Folds an aggregate from its events and collects the lines of each. */
export function replayedWithPostings(
  aggregateType: AggregateType,
  id: string,
  records: readonly RecordedTransition[],
): Replayed & { readonly posted: readonly PostedEvent[] } {
  const posted: PostedEvent[] = [];
  const seen = (record: RecordedTransition, before: Aggregate, after: Aggregate): void => {
    const entries = entriesOf(record, before, after);
    if (entries.length > 0) posted.push({ ...headOf(record), entries });
  };
  return { ...replay(aggregateType, id, records, undefined, seen), posted };
}
