import { aggregateTypeNamed, eventNamed } from '#machines/catalogue/named.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { parsePayload } from '#machines/kit/payload.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import type { StreamName } from '../store/streamName.ts';
import type { Serials } from '../store/serials.ts';
import type { Batch, Command } from './command.ts';

/** One command with its batch, its aggregate type and its aggregate once they are known. */
export interface Task {
  readonly command: Command;
  readonly batch: Batch;
  /** Hash of its content as a person's. */
  readonly bodyHashOf: (proposer: string) => string;
  /** The proposer's branch or merchant, if the key is also theirs. */
  readonly team: string | null;
  readonly aggregateType: AggregateType | undefined;
  readonly id: string;
  readonly fresh: boolean;
}

/** Returns a command with the texts of its event in their one form, in which lookups and ids are made of them. */
function entered(command: Command): Command {
  const { type, ...data } = command.event;
  const spec = eventNamed(command.machine, type);
  const parsed = spec && parsePayload(spec, data);
  return parsed?.success === true ? { ...command, event: { ...parsed.data, type } } : command;
}

/** The people who share keys: those of a merchant, or of a branch; null for a person of neither. */
const teamOf = ({ merchant, branch }: Batch['actor']): string | null =>
  merchant === null ? (branch === null ? null : `branch:${branch}`) : `merchant:${merchant}`;

/** Resolves the aggregate type, the aggregate id, the hash and the team of a command. */
export async function prepare(given: Command, batch: Batch, serials: Serials): Promise<Task> {
  const aggregateType = aggregateTypeNamed(given.machine);
  const { key: _, sharedKey, ...body } = given;
  const team = sharedKey ? teamOf(batch.actor) : null;
  const command = entered(given);
  const bodyHashOf = (actor: string): string => sha256Hex(canonical({ ...body, actor }));
  const isNew = command.id === undefined;
  const id = isNew && aggregateType ? newId(aggregateType, await serials(), command) : (command.id ?? '');
  return { command, batch, bodyHashOf, team, aggregateType, id, fresh: isNew };
}

/** Returns the id of a new aggregate; the schema later refuses a payload that cannot name one. */
const newId = (aggregateType: AggregateType, serial: number, { event }: Command): string => {
  const { type: _type, ...data } = event;
  const id: unknown = aggregateType.identify(serial, data);
  return typeof id === 'string' && id !== '' ? id : `${aggregateType.id}-${serial}`;
};

/** Returns the stream of a task; none if its aggregate type is unknown. */
export const aggregateOf = ({ aggregateType, id }: Task): StreamName[] =>
  aggregateType ? [{ machine: aggregateType.id, id }] : [];
