import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import type { ReadWay } from '#machines/journals/readWays.ts';
import { recordedActor } from '../store/record.ts';

/** Time within which repeated reads of the same data count once, milliseconds. */
const SAME_READ_MS = 60_000;

/** A line of the log of reads. */
export interface ReadLine {
  readonly actor: Actor;
  readonly machine: string;
  readonly way: ReadWay;
  readonly lives: readonly string[];
  /** Names of fields, or kinds of pictures; never their values. */
  readonly fields: readonly string[];
  readonly screen: string | null;
}

/** Inserts the lines that are missing. */
export async function insertReadLines(pool: pg.Pool, now: Date, lines: readonly ReadLine[]): Promise<void> {
  if (lines.length === 0) return;
  const kept = lines.map(({ actor, ...line }) => ({
    ...line,
    actor_id: actor.id,
    actor: recordedActor(actor),
    branch: actor.branch,
    session: actor.session,
  }));
  await pool.query({
    name: 'keep-personal-reads',
    text: `insert into personal_reads (at, machine, lives, fields, way, screen, actor_id, actor, branch, session)
           select $1, machine, lives, fields, way, screen, actor_id, actor, branch, session
           from jsonb_to_recordset($2::jsonb) as line (machine text, lives jsonb, fields jsonb, way text, screen text,
             actor_id text, actor jsonb, branch text, session text)
           where not exists (
             select 1 from personal_reads r where r.session = line.session and r.at > $3 and r.machine = line.machine
               and r.lives = line.lives and r.fields @> line.fields)`,
    values: [now.toISOString(), JSON.stringify(kept), new Date(now.getTime() - SAME_READ_MS).toISOString()],
  });
}
