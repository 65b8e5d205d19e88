import { underLimits } from '#machines/kit/underLimits.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { createPool } from '../../database/pool.ts';
import { startOfDay, nextMidnight } from '../../jobs/schedule.ts';
import { rejudgeAll } from './rejudgeAll.ts';
import { judgeProgram } from './messages.ts';

const PROGRESS_MS = 200;

judgeProgram.serve(async ({ url, wanted }, answer) => {
  const { machine, firstDay, lastDay, limits } = wanted;
  const candidates = Object.fromEntries(
    Object.values<AggregateType>(aggregateTypes).map((aggregateType) => [
      aggregateType.id,
      underLimits(aggregateType, limits[aggregateType.id] ?? {}),
    ]),
  );
  const pool = createPool(url, 1);
  const client = await pool.connect();
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ total: number }>(
    'select count(*) as total from events where $1::text is null or machine = $1',
    [machine],
  );
  answer({ total: rows[0]?.total ?? 0 });
  let reportedAt = 0;
  const result = await rejudgeAll(client, {
    candidates,
    machine,
    from: firstDay === null ? null : startOfDay(firstDay),
    before: lastDay === null ? null : nextMidnight(startOfDay(lastDay)),
    progress: (done) => {
      if (Date.now() - reportedAt < PROGRESS_MS) return;
      reportedAt = Date.now();
      answer({ done });
    },
  });
  await client.query('commit');
  client.release();
  await pool.end();
  answer({ result });
});
