import type pg from 'pg';
import type { Job } from './job.ts';
import { nextHour } from './schedule.ts';

/** Removes expired files of exports (§4, download status). */
export const exportFilesJob = (pool: pg.Pool): Job => ({
  name: 'exportFiles',
  next: nextHour,
  work: async () => {
    const { rowCount } = await pool.query(
      "delete from export_files where task in (select id from row_export_task where state = 'invalid')",
    );
    return { files: rowCount ?? 0 };
  },
});
