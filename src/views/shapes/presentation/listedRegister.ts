import type { ListDescriptorData } from '#i18n/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RegisterState } from '#machines/kit/register.ts';
import type { Draft } from '../form/draft.ts';
import type { BesideList } from '../list/besideList.tsx';
import type { FindOptions } from '../list/options.ts';
import type { TreeOptions } from '../tree/options.ts';
import type { Appearance } from './appearance.ts';
import type { PresentationOf } from './presentation.ts';
import type { EventOf, FieldOf } from './rowTypes.ts';

/** Declaration of a register's list. */
interface Own<N extends AggregateType> extends Pick<PresentationOf<N>, 'columns'> {
  /** Path of the list. */
  readonly list: string;
  /** Path of an entry. */
  readonly path: string;
  /** Fields in the filter bar, before the state. */
  readonly filters: readonly FieldOf<N>[];
  /** Fields by which entries are found by numbers, if not by the usual one. */
  readonly find?: FindOptions<N>;
  /** Values that the form of a new entry begins with. */
  readonly initial?: Draft;
  /** Path of the screen that imports entries from a spreadsheet. */
  readonly importAt?: string;
  /** Events for chosen entries, beside retiring and restoring. */
  readonly bulk?: readonly EventOf<N>[];
  /** Its tree, shown first; the list is beside it. */
  readonly tree?: TreeOptions;
  /** Another picture of its rows, such as a map. */
  readonly beside?: BesideList;
}

/** A register as its list shows it, before its presentation has loaded. */
export interface ListedRegister<N extends AggregateType = AggregateType> extends Appearance<RegisterState>, Own<N> {
  readonly descriptorData: ListDescriptorData;
}

/** Returns a register as its list shows it: only its withdrawn entries look unlike the rest. */
export const listedRegister = <N extends AggregateType>(
  descriptorData: ListDescriptorData,
  own: Own<N>,
): ListedRegister<N> => ({ tones: { retired: 'ended' }, quiet: [], descriptorData, ...own });
