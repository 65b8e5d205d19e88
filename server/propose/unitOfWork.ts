import type pg from 'pg';
import type { Lookups, LookupRequest } from '#machines/lookups/lookupRequest.ts';
import type { Reservation } from '#machines/kit/aggregateType.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { lookUp, lookUpAgain } from '../lookups/lookUp.ts';
import { write, type Writing } from '../store/append.ts';
import { historyOf } from '../store/history.ts';
import { loadAggregates, type Hold, type Loaded, type StreamName } from '../store/load.ts';
import { holdersOf } from './reservations.ts';
import type { Verdict } from './command.ts';

/** A command that was already answered, by its key. */
export interface Answered {
  readonly key: string;
  readonly bodyHash: string;
  readonly verdict: Verdict;
}

/** Port of a transaction: loads aggregates, lookups, reservations and earlier verdicts, and commits the result. */
export interface UnitOfWork {
  load(streams: readonly StreamName[], hold: Hold): Promise<ReadonlyMap<string, Loaded>>;
  history(stream: StreamName): Promise<readonly RecordedTransition[]>;
  /** Reads the lookups that are rows, for the proposals that need them. */
  lookUp(requests: readonly LookupRequest[]): Promise<readonly Lookups[]>;
  /** Reads the lookups of an aggregate again after a change; those that depend on the command alone may stay. */
  lookUpAgain(request: LookupRequest, before: Lookups): Promise<Lookups>;
  answered(keys: readonly string[]): Promise<readonly Answered[]>;
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
  async answered(keys) {
    const { rows } = await client.query<{ key: string; body_hash: string; verdict: Verdict }>({
      name: 'seen-commands',
      text: 'select key, body_hash, verdict from commands where key = any($1::text[])',
      values: [keys],
    });
    return rows.map(({ key, body_hash: bodyHash, verdict }) => ({ key, bodyHash, verdict }));
  },
  async commit(writing) {
    await Promise.all([...(writing ? [write(client, writing)] : []), client.query('commit')]);
  },
});
