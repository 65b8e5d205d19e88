import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { presented, type PresentationOf } from './presentation.ts';

/** A list of what happened, read from the log, as screens show it: nobody does anything with its lines. */
export const presentedJournal = <N extends AggregateType>(aggregateType: N): N & PresentationOf<N> =>
  presented(aggregateType, { tones: {}, acts: { forward: [], beside: [], back: [] } });
