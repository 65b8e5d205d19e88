import { dropSchedule, keepSchedule, readSchedules } from '#calls/schedules.ts';
import { spanBefore } from '#machines/time/spans.ts';
import { has } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { recordMatch } from '../reads/recordRead.ts';
import { scheduledFile } from '../reads/scheduledFile.ts';
import { groupsOf } from '../store/groups/groups.ts';
import * as store from '../store/schedules.ts';
import { listedOf, named, type Core } from './context.ts';

/** Routes of schedules of saved reports. A report that cannot be made is refused when it is kept. */
export const scheduleRoutes = ({ pool, columns }: Core): Route[] => [
  implement(readSchedules, async ({ actor }) => ({ schedules: await store.schedulesOf(pool, actor) })),
  implement(keepSchedule, async (call) => {
    const { params, body, actor, now, language } = call;
    const { report: asked, every } = body;
    if (!has(actor, 'exportTask.requested')) throw new Problem('forbidden');
    const aggregateType = listedOf(asked.machine, actor);
    const { report, filters } = scheduledFile(asked, spanBefore(now.toISOString(), every));
    const request = { name: 'schedule', ...report, filters };
    await named(groupsOf(pool, columns, actor, now, [{ request, aggregateType }]));
    const compared = asked.filters.map(({ field }) => field);
    await recordMatch(pool, call, aggregateType, compared, []);
    if (!(await store.keepSchedule(pool, actor, params.view, { report: asked, every, language })))
      throw new Problem('notFound');
  }),
  implement(dropSchedule, async ({ params, actor }) => {
    if (!(await store.dropSchedule(pool, actor, params.view))) throw new Problem('notFound');
  }),
];
