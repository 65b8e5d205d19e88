import type pg from 'pg';
import { listed } from '#machines/catalogue/listed.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { mayRead } from '../access.ts';
import type { Read } from '../database/standby/standby.ts';
import { Problem } from '../http/errors.ts';
import type { Proposer } from '../propose/proposer.ts';
import { PageFault } from '../store/selection/fault.ts';

/** Dependencies of the core routes. */
export interface Core {
  readonly pool: pg.Pool;
  /** For what lists, figures, exports and auditors read: a standby answers it where there is one. */
  readonly read: Read;
  readonly proposer: Proposer;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Returns the aggregate type of a path; 404 for an unknown machine, 403 for one that the actor may not read. */
export const aggregateTypeOf = (machine: string, actor: Actor): AggregateType => among(aggregateTypes, machine, actor);

/** Returns the listed type of a path: an aggregate type, or a journal of its aggregates. */
export const listedOf = (machine: string, actor: Actor): AggregateType => among(listed, machine, actor);

function among(those: Readonly<Record<string, AggregateType>>, machine: string, actor: Actor): AggregateType {
  const aggregateType = Object.hasOwn(those, machine) ? those[machine] : undefined;
  if (!aggregateType)
    throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'unknownMachine', values: { machine } }] });
  if (!mayRead(actor, aggregateType)) throw new Problem('forbidden');
  return aggregateType;
}

/** Converts an invalid filter or field to the caller's problem. */
export const named = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PageFault)) throw error;
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] });
  }
};
