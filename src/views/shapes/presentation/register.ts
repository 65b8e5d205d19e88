import type { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RegisterEvent, RegisterState } from '#machines/kit/register.ts';
import type { RecordTab } from '../detail/options.ts';
import type { Draft } from '../form/draft.ts';
import type { BesideList } from '../list/besideList.tsx';
import type { FindOptions } from '../list/options.ts';
import type { EventOf, FieldOf } from './rowTypes.ts';
import type { TreeOptions } from '../tree/options.ts';
import { presented, type Presented, type PresentationOf } from './presentation.ts';

/** An aggregate type that is merely kept. */
type Register<Id extends string, Type extends string, Rows extends z.ZodObject> = AggregateType<
  RegisterEvent<Id> | Type,
  Rows,
  RegisterState
> & { readonly id: string };

/** The list of a register and the screen of one entry. */
export interface RegisterScreens<N extends AggregateType> {
  /** Path of the list. */
  readonly list: string;
  /** Field that names an entry in the title of its screen. */
  readonly title: FieldOf<N>;
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
  /** Panes of an entry before its log. */
  readonly tabs?: readonly RecordTab<N>[];
}

/** Declaration of a register beyond the common parts of all. */
interface Own<N extends AggregateType> extends Partial<
  Pick<PresentationOf<N>, 'columns' | 'path' | 'print' | 'forms' | 'effects' | 'reviews'>
> {
  readonly screens: RegisterScreens<N>;
}

/** A register as its screens use it, with any fields. */
export interface PresentedRegister extends Presented, Pick<PresentationOf<AggregateType>, 'columns'> {
  readonly screens: RegisterScreens<AggregateType>;
}

/** A register with its presentation: entries of any kind are added, restored, edited and withdrawn. */
export function presentedRegister<Id extends string, Type extends string, Rows extends z.ZodObject>(
  aggregateType: Register<Id, Type, Rows>,
  { screens, ...own }: Own<Register<Id, Type, Rows>>,
): Register<Id, Type, Rows> &
  PresentationOf<Register<Id, Type, Rows>> & { readonly screens: RegisterScreens<Register<Id, Type, Rows>> } {
  const named = (verb: 'registered' | 'restored' | 'amended' | 'retired'): RegisterEvent<Id> =>
    `${aggregateType.id as Id}.${verb}`;
  const forward = [named('registered'), named('restored'), named('amended')];
  const back = [named('retired')];
  const taken: readonly string[] = [...forward, ...back];
  const declared = presented(aggregateType, {
    tones: { retired: 'ended' },
    acts: {
      forward,
      back,
      beside: aggregateType.eventTypes.filter(
        (type) => !taken.includes(type) && aggregateType.events[type]?.systemOnly === false,
      ),
    },
    ...own,
  });
  return { ...declared, screens };
}
