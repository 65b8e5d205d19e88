import type pg from 'pg';
import { UNUSED_UPLOADS_KEPT_HOURS } from '#machines/fields/uploads.ts';
import type { Job } from './job.ts';
import { nextHour } from './schedule.ts';

const HOUR_MS = 3_600_000;

/**
 * Removes uploads that no event named within a day (reliability.md 5, E10), then contents without an upload. An upload
 * that is being named or uploaded again is locked and stays.
 */
export const unusedUploadsJob = (pool: pg.Pool): Job => ({
  name: 'unusedUploads',
  next: nextHour,
  work: async ({ now }) => {
    const before = new Date(Date.parse(now) - UNUSED_UPLOADS_KEPT_HOURS * HOUR_MS);
    const { rowCount: uploads } = await pool.query("delete from uploads where lives = '{}' and made_at < $1", [before]);
    const { rowCount: contents } = await pool.query(
      `delete from upload_contents c where kept_at < $1 and not exists (select from uploads u where u.sha256 = c.sha256)`,
      [before],
    );
    return { uploads: uploads ?? 0, contents: contents ?? 0 };
  },
});
