import type pg from 'pg';
import type { Facts, Question } from '#machines/facts/ask.ts';
import type { Claim } from '#machines/kit/noun.ts';
import type { Recorded } from '#machines/kit/proposal.ts';
import { know, knowAgain } from '../knowledge/know.ts';
import { write, type Writing } from '../store/append.ts';
import { historyOf } from '../store/history.ts';
import { loadLives, type Hold, type Loaded, type StreamName } from '../store/load.ts';
import { holdersOf } from './claims.ts';
import type { Verdict } from './command.ts';

/** A command that was answered before, by its key. */
export interface Answered {
  readonly key: string;
  readonly bodyHash: string;
  readonly verdict: Verdict;
}

/** What a transaction stands on: where lives, facts, claims and old answers come from, and where all that was decided goes. */
export interface Ground {
  load(streams: readonly StreamName[], hold: Hold): Promise<ReadonlyMap<string, Loaded>>;
  history(stream: StreamName): Promise<readonly Recorded[]>;
  /** Facts that are rows, for proposals that need them. */
  know(questions: readonly Question[]): Promise<readonly Facts[]>;
  /** The same for a life that changed since; what depends on the command alone may stay. */
  knowAgain(question: Question, before: Facts): Promise<Facts>;
  answered(keys: readonly string[]): Promise<readonly Answered[]>;
  /** By the claim's name, the stream that holds it. */
  holders(claims: readonly Claim[]): Promise<ReadonlyMap<string, string>>;
  /** Writes everything and ends the transaction; null where nothing is to be written. */
  commit(writing: Writing | null): Promise<void>;
}

/** An open transaction of the database as the ground. */
export const databaseGround = (client: pg.ClientBase): Ground => ({
  load: (streams, hold) => loadLives(client, streams, hold),
  history: (stream) => historyOf(client, stream),
  know: (questions) => know(client, questions),
  knowAgain: (question, before) => knowAgain(client, question, before),
  holders: (claims) => holdersOf(client, claims),
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
