import type pg from 'pg';
import type { Lookups, LookupRequest } from '#machines/lookups/lookupRequest.ts';
import type { Reservation } from '#machines/kit/aggregate.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { customerSecretOf } from '../customerKeys.ts';
import { lookUp, lookUpAgain } from '../lookups/lookUp.ts';
import { write } from '../store/append.ts';
import type { Writing } from '../store/writing.ts';
import { historyOf } from '../store/history.ts';
import { loadAggregates, type Hold, type Loaded } from '../store/load.ts';
import type { StreamName } from '../store/streamName.ts';
import { holdersOf } from './reservations.ts';
import { AWAIT_STANDBYS, isRepeated } from './awaitStandbys.ts';
import type { Verdict } from './command.ts';
import type { Seen } from './seen.ts';

/** The key of a command, which is its proposer's own and may be the team's too, and the hash of its content. */
export interface OwnKey {
  readonly owner: string;
  readonly team: string | null;
  readonly key: string;
  readonly bodyHash: string;
}

/** A command that was answered before, with the owner or the team as whose it was asked for. */
export interface Answered extends Seen {
  readonly under: string;
  readonly key: string;
}

/** Reads the accepted commands of colleagues under keys that they share, with their names. */
async function answeredToTeams(client: pg.ClientBase, keys: readonly OwnKey[]): Promise<Answered[]> {
  const { rows } = await client.query<Answered>({
    name: 'commands-of-teams',
    text: `select kept.team as under, kept.owner, coalesce(person.row ->> 'nickName', kept.owner) as "ownerName", kept.key,
        kept.body_hash as "bodyHash", kept.verdict
      from unnest($1::text[], $2::text[]) as wanted (key, team)
      join commands kept on kept.key = wanted.key and kept.team = wanted.team
      left join row_staff person on person.id = kept.owner`,
    values: [keys.map(({ key }) => key), keys.map(({ team }) => team)],
  });
  return rows;
}

/** Port of a transaction: loads aggregates, lookups, reservations and earlier verdicts, and commits the result. */
export interface UnitOfWork {
  load(streams: readonly StreamName[], hold: Hold): Promise<ReadonlyMap<string, Loaded>>;
  history(stream: StreamName): Promise<readonly RecordedTransition[]>;
  /** Reads the lookups that are rows, for the proposals that need them. */
  lookUp(requests: readonly LookupRequest[]): Promise<readonly Lookups[]>;
  /** Reads the lookups of an aggregate again after a change; those that depend on the command alone may stay. */
  lookUpAgain(request: LookupRequest, before: Lookups): Promise<Lookups>;
  /** Returns the ids of staff by staff code. */
  staffByCode(codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  answered(keys: readonly OwnKey[]): Promise<readonly Answered[]>;
  /** Reads the secret of the customers' keys, once for each process. */
  prepareCustomerKeys(): Promise<void>;
  /** Returns the streams that hold reservations, by the reservation's name. */
  holders(reservations: readonly Reservation[]): Promise<ReadonlyMap<string, string>>;
  /** Writes everything and ends the transaction; null writes nothing. Verdicts are grouped by batch. */
  commit(writing: Writing | null, verdicts: readonly (readonly Verdict[])[]): Promise<void>;
}

/** Implements the unit of work by an open transaction of the database. */
export const databaseUnitOfWork = (client: pg.ClientBase): UnitOfWork => ({
  load: (streams, hold) => loadAggregates(client, streams, hold),
  history: (stream) => historyOf(client, stream),
  lookUp: (requests) => lookUp(client, requests),
  lookUpAgain: (request, before) => lookUpAgain(client, request, before),
  holders: (reservations) => holdersOf(client, reservations),
  async prepareCustomerKeys() {
    await customerSecretOf(client);
  },
  async staffByCode(codes) {
    const { rows } = await client.query<{ staff_code: string; id: string }>({
      name: 'staff-by-code',
      text: 'select staff_code, id from row_staff where staff_code = any($1::text[])',
      values: [codes],
    });
    return new Map(rows.map((row) => [row.staff_code, row.id]));
  },
  async answered(keys) {
    const { rows } = await client.query<Answered>({
      name: 'seen-commands',
      text: `select wanted.owner as under, wanted.owner, '' as "ownerName", kept.key, kept.body_hash as "bodyHash", kept.verdict
        from unnest($1::text[], $2::text[], $3::text[]) as wanted (key, owner, body_hash)
        join commands kept on kept.key = wanted.key
          and (kept.owner = wanted.owner or kept.owner = '' and kept.body_hash = wanted.body_hash)`,
      values: [keys.map(({ key }) => key), keys.map(({ owner }) => owner), keys.map(({ bodyHash }) => bodyHash)],
    });
    const shared = keys.filter(({ team }) => team !== null);
    return shared.length === 0 ? rows : [...rows, ...(await answeredToTeams(client, shared))];
  },
  async commit(writing, verdicts) {
    const written = writing ? [write(client, writing)] : isRepeated(verdicts) ? [client.query(AWAIT_STANDBYS)] : [];
    await Promise.all([...written, client.query('commit')]);
  },
});
