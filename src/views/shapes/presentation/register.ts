import type { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RegisterEvent, RegisterState } from '#machines/kit/register.ts';
import type { RecordTab } from '../detail/options.ts';
import type { ListedRegister } from './listedRegister.ts';
import { presented, type Presented, type PresentationOf } from './presentation.ts';
import type { FieldOf } from './rowTypes.ts';

/** An aggregate type that is merely kept. */
type Register<Id extends string, Type extends string, Rows extends z.ZodObject> = AggregateType<
  RegisterEvent<Id> | Type,
  Rows,
  RegisterState
> & { readonly id: string };

/** Screen of one entry of a register. */
export interface EntryScreen<N extends AggregateType> {
  /** Field that names an entry in the title of its screen. */
  readonly title: FieldOf<N>;
  /** Panes of an entry before its log. */
  readonly tabs?: readonly RecordTab<N>[];
}

/** Declaration of a register beyond its list and the common parts of all. */
type Own<N extends AggregateType> = EntryScreen<N> &
  Partial<Pick<PresentationOf<N>, 'print' | 'forms' | 'effects' | 'reviews'>>;

/** A register as its screens use it, with any fields. */
export interface PresentedRegister extends Presented, Pick<PresentationOf<AggregateType>, 'columns'> {
  readonly screen: EntryScreen<AggregateType>;
}

/** A register with its presentation: entries of any kind are added, restored, edited and withdrawn. */
export function presentedRegister<Id extends string, Type extends string, Rows extends z.ZodObject>(
  aggregateType: Register<Id, Type, Rows>,
  { tones, quiet, columns, path }: ListedRegister<Register<Id, Type, Rows>>,
  { title, tabs = [], ...own }: Own<Register<Id, Type, Rows>>,
): Register<Id, Type, Rows> &
  PresentationOf<Register<Id, Type, Rows>> & { readonly screen: EntryScreen<Register<Id, Type, Rows>> } {
  const named = (verb: 'registered' | 'restored' | 'amended' | 'retired'): RegisterEvent<Id> =>
    `${aggregateType.id as Id}.${verb}`;
  const forward = [named('registered'), named('restored'), named('amended')];
  const back = [named('retired')];
  const taken: readonly string[] = [...forward, ...back];
  const declared = presented(aggregateType, {
    tones,
    quiet,
    columns,
    path,
    acts: {
      forward,
      back,
      beside: aggregateType.eventTypes.filter(
        (type) => !taken.includes(type) && aggregateType.events[type]?.systemOnly === false,
      ),
    },
    ...own,
  });
  return { ...declared, screen: { title, tabs } };
}
