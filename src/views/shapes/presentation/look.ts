import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Appearance } from './appearance.ts';
import type { PresentationOf } from './presentation.ts';

/** Look of a record type in lists. Separate from the presentation, because lists show rows before the presentation has loaded. */
export interface Look<N extends AggregateType>
  extends Appearance<N['stateIds'][number]>, Pick<PresentationOf<N>, 'columns'> {}
