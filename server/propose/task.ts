import { aggregateTypeNamed, eventNamed } from '#machines/named.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { parsePayload } from '#machines/kit/payload.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import type { StreamName } from '../store/load.ts';
import type { Serials } from '../store/serials.ts';
import type { Batch, Command } from './command.ts';
import type { OwnKey } from './unitOfWork.ts';

/** One command with its batch, its aggregate type and its aggregate once they are known. */
export interface Task {
  readonly command: Command;
  readonly batch: Batch;
  readonly bodyHash: string;
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

/** Resolves the aggregate type, the aggregate id and the body hash of a command. */
export async function prepare(given: Command, batch: Batch, serials: Serials): Promise<Task> {
  const aggregateType = aggregateTypeNamed(given.machine);
  const { key: _, ...body } = given;
  const command = entered(given);
  const bodyHash = sha256Hex(canonical({ ...body, actor: batch.actor.id }));
  const isNew = command.id === undefined;
  const id = isNew && aggregateType ? newId(aggregateType, await serials(), command) : (command.id ?? '');
  return { command, batch, bodyHash, aggregateType, id, fresh: isNew };
}

/** Returns the id of a new aggregate; the schema later refuses a payload that cannot name one. */
const newId = (aggregateType: AggregateType, serial: number, { event }: Command): string => {
  const { type: _type, ...data } = event;
  const id: unknown = aggregateType.identify(serial, data);
  return typeof id === 'string' && id !== '' ? id : `${aggregateType.id}-${serial}`;
};

/** Returns the name of a command's key among those of all people: nobody learns of another's. */
export const ownKeyOf = ({ command, batch }: Pick<Task, 'command' | 'batch'>): string =>
  nameOfKey({ owner: batch.actor.id, key: command.key });

/** Returns the name of a key of a person. */
export const nameOfKey = ({ owner, key }: Pick<OwnKey, 'owner' | 'key'>): string => `${owner} ${key}`;

/** Returns the stream of a task; none if its aggregate type is unknown. */
export const aggregateOf = ({ aggregateType, id }: Task): StreamName[] =>
  aggregateType ? [{ machine: aggregateType.id, id }] : [];
