import type pg from 'pg';
import type { Lookups, Question } from '#machines/lookups/ask.ts';
import type { Reservation } from '#machines/kit/aggregateType.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { lookUp, lookUpAgain } from '../lookups/lookUp.ts';
import { write, type Writing } from '../store/append.ts';
import { historyOf } from '../store/history.ts';
import { loadAggregates, type Hold, type Loaded, type StreamName } from '../store/load.ts';
import { holdersOf } from './reservations.ts';
import type { Verdict } from './command.ts';

/** A command that was answered before, by its key. */
export interface Answered {
  readonly key: string;
  readonly bodyHash: string;
  readonly verdict: Verdict;
}

/** What a transaction stands on: where aggregates, facts, claims and old answers come from, and where all that was decided goes. */
export interface UnitOfWork {
  load(streams: readonly StreamName[], hold: Hold): Promise<ReadonlyMap<string, Loaded>>;
  history(stream: StreamName): Promise<readonly RecordedTransition[]>;
  /** Facts that are rows, for proposals that need them. */
  lookUp(questions: readonly Question[]): Promise<readonly Lookups[]>;
  /** The same for an aggregate that changed since; what depends on the command alone may stay. */
  lookUpAgain(question: Question, before: Lookups): Promise<Lookups>;
  answered(keys: readonly string[]): Promise<readonly Answered[]>;
  /** By the claim's name, the stream that holds it. */
  holders(reservations: readonly Reservation[]): Promise<ReadonlyMap<string, string>>;
  /** Writes everything and ends the transaction; null where nothing is to be written. Verdicts are those of each batch. */
  commit(writing: Writing | null, verdicts: readonly (readonly Verdict[])[]): Promise<void>;
}

/** An open transaction of the database as the ground. */
export const databaseUnitOfWork = (client: pg.ClientBase): UnitOfWork => ({
  load: (streams, hold) => loadAggregates(client, streams, hold),
  history: (stream) => historyOf(client, stream),
  lookUp: (questions) => lookUp(client, questions),
  lookUpAgain: (question, before) => lookUpAgain(client, question, before),
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
