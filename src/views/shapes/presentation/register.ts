import type { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RegisterEvent, RegisterState } from '#machines/kit/register.ts';
import { presented, type PresentationOf } from './presentation.ts';

/** An aggregate type that is merely kept. */
type Register<Id extends string, Type extends string, Rows extends z.ZodObject> = AggregateType<
  RegisterEvent<Id> | Type,
  Rows,
  RegisterState
> & { readonly id: string };

/** What a register says of itself beyond what all of them have in common. */
type Own<N extends AggregateType> = Partial<Pick<PresentationOf<N>, 'columns' | 'path' | 'print'>>;

/** A register with its presentation: entries are added, restored, edited and withdrawn, whatever they are. */
export function presentedRegister<Id extends string, Type extends string, Rows extends z.ZodObject>(
  aggregateType: Register<Id, Type, Rows>,
  own: Own<Register<Id, Type, Rows>> = {},
): Register<Id, Type, Rows> & PresentationOf<Register<Id, Type, Rows>> {
  const named = (verb: 'registered' | 'restored' | 'retired'): RegisterEvent<Id> => `${aggregateType.id as Id}.${verb}`;
  const forward = [named('registered'), named('restored')];
  const back = [named('retired')];
  const taken: readonly string[] = [...forward, ...back];
  return presented(aggregateType, {
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
}
