import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import type { DatabaseSettings } from '../config.ts';
import { TIMELINE } from './fence.ts';
import { DatabaseUnusable } from './unusable.ts';

/** File of a data directory that names the highest timeline of its PostgreSQL. */
export const KEPT_TIMELINE = 'timeline.json';

const kept = z.strictObject({ system: z.string(), timeline: z.int() });
type Kept = z.infer<typeof kept>;

interface Sessions extends Pick<pg.Pool, 'query'> {
  timeline: number;
  onTimeline: (timeline: number) => void;
}

function read(directory: string): Kept | null {
  try {
    return kept.parse(JSON.parse(readFileSync(join(directory, KEPT_TIMELINE), 'utf8')));
  } catch {
    return null;
  }
}

function write(directory: string, content: Kept): void {
  mkdirSync(directory, { recursive: true });
  const draft = join(directory, `${KEPT_TIMELINE}.${randomUUID()}`);
  writeFileSync(draft, `${JSON.stringify(content)}\n`);
  renameSync(draft, join(directory, KEPT_TIMELINE));
}

/**
 * Refuses a PostgreSQL that a promoted standby replaced while no process ran, and keeps the timeline from now on. One that
 * tells no timeline is taken as it is.
 */
export async function requireTimeline(
  pool: Sessions,
  { dataDirectory, olderTimeline = false }: Pick<DatabaseSettings, 'dataDirectory' | 'olderTimeline'>,
): Promise<void> {
  const { rows } = await pool
    .query<Kept>(`select (select system_identifier::text from pg_control_system()) as system, ${TIMELINE} as timeline`)
    .catch(() => ({ rows: [] }));
  const [present] = rows;
  if (!present) return;
  const before = read(dataDirectory);
  if (before?.system === present.system && present.timeline < before.timeline && !olderTimeline)
    throw new DatabaseUnusable(
      `The PostgreSQL of DATABASE_URL is on timeline ${present.timeline}, and this installation has been on ${before.timeline}: a standby was promoted in its place, and what is written here would be lost. Name the promoted one in DATABASE_URL. If this one was restored on purpose and goes on alone, start once with OLDER_TIMELINE=1.`,
    );
  write(dataDirectory, present);
  pool.timeline = present.timeline;
  pool.onTimeline = (timeline) => write(dataDirectory, { ...present, timeline });
}
