import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Presentation } from '../presentation/presentation.ts';
import { listDescriptor, type ListDescriptor } from './listDescriptor.ts';

/** The sketch of an aggregate type that is there already. */
export const listDescriptorOf = <N extends AggregateType>(aggregateType: N & Presentation): ListDescriptor<N> =>
  listDescriptor(listDescriptorDataOf(aggregateType), aggregateType, () => Promise.resolve(aggregateType));
