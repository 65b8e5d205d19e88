import pg from 'pg';
import { isDatabaseAway } from '../../http/failures.ts';
import type { DatabasePool } from '../databasePool.ts';
import { createPool } from '../pool.ts';
import { createCatchUp } from './catchUp.ts';
import type { Lag } from './lag.ts';
import { SHOWN, WRITTEN } from './places.ts';
import type { StandbyState } from './sentences.ts';
import { shared } from './shared.ts';
import { watchStandby } from './watch.ts';

/** Runs a question on the standby if it shows everything acknowledged before, else on the primary. */
export type Read = <Answer>(question: (pool: pg.Pool) => Promise<Answer>) => Promise<Answer>;

/** A standby of the primary, from which an installation reads. */
export interface Standby {
  readonly read: Read;
  readonly state: () => StandbyState;
  readonly lag: () => Lag;
  /** Begins; settles once the standby is known, or does not answer. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface StandbyParts {
  readonly primary: DatabasePool;
  readonly url: string;
  readonly connections?: number | undefined;
  /** Called when the condition changes, with a sentence for the operator. */
  readonly onChange: (state: StandbyState, sentence: string) => void;
  /** Counts a read by where it was answered. */
  readonly onRead: (from: 'standby' | 'primary') => void;
}

/** Longest wait of a read for the standby, milliseconds: longer, and the primary answers sooner. */
const CATCH_UP_MS = 150;

/** Class of PostgreSQL's errors where a question on a standby conflicts with what it repeats meanwhile. */
const CONFLICT = /^40/;

const isOfStandby = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof pg.DatabaseError && CONFLICT.test(error.code ?? ''));

async function placeOn(pool: pg.Pool, expression: string): Promise<number> {
  const { rows } = await pool.query<{ place: number }>(`select ${expression} as place`);
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL told no place of its log.');
  return found.place;
}

/** Reads from a standby what it shows at least as new as the primary when it was asked for. */
export function createStandby({ primary, url, connections, onChange, onRead }: StandbyParts): Standby {
  const pool = createPool(url, connections);
  const catchUp = createCatchUp(() => placeOn(pool, SHOWN));
  const written = shared(() => placeOn(primary, WRITTEN));
  const watch = watchStandby({ primary, url, pool, onChange, onShown: catchUp.learn });

  const isUpToDate = async (): Promise<boolean> => {
    if (watch.provenOn() === null) return false;
    const place = await written();
    return watch.provenOn() === primary.timeline && (await catchUp.reaches(place, CATCH_UP_MS));
  };

  return {
    async read(question) {
      if (await isUpToDate()) {
        try {
          const answer = await question(pool);
          onRead('standby');
          return answer;
        } catch (error) {
          if (!isOfStandby(error)) throw error;
        }
      }
      onRead('primary');
      return question(primary);
    },
    state: watch.state,
    lag: watch.lag,
    start: watch.start,
    stop: async () => {
      await watch.stop();
      await pool.end();
    },
  };
}
