import type { ListDescriptorData } from '#i18n/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { listDescriptor, type ListDescriptor } from './listDescriptor.ts';

const LOOK = { tones: {}, quiet: [] };

/** List descriptor of a list of what happened, read from the log; `load` gives its aggregate type when a line is to be acted on. */
export const journalListDescriptor = <N extends AggregateType>(
  descriptorData: ListDescriptorData,
  load: () => Promise<N>,
): ListDescriptor<N> =>
  listDescriptor(descriptorData, LOOK, async () => {
    const [aggregateType, { presentedJournal }] = await Promise.all([load(), import('../presentation/journal.ts')]);
    return presentedJournal(aggregateType);
  });
