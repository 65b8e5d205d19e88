import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Presentation } from '../presentation/presentation.ts';
import { listDescriptor, type ListDescriptor } from './listDescriptor.ts';

/** The list descriptor of a loaded aggregate type. */
export const listDescriptorOf = <N extends AggregateType>(aggregateType: N & Presentation): ListDescriptor<N> =>
  listDescriptor(listDescriptorDataOf(aggregateType), aggregateType, () => Promise.resolve(aggregateType));
