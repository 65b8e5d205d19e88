import { dropThreshold, keepThreshold, readThresholds } from '#calls/thresholds.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { recordMatch } from '../reads/recordRead.ts';
import { figureNow } from '../reads/thresholdFigure.ts';
import * as store from '../store/thresholds.ts';
import { listedOf, named, type Core } from './context.ts';

/** Routes of thresholds of saved reports. A figure that cannot be counted is refused when it is kept. */
export const thresholdRoutes = ({ pool, columns }: Core): Route[] => [
  implement(readThresholds, async ({ actor }) => ({ thresholds: await store.thresholdsOf(pool, actor) })),
  implement(keepThreshold, async (call) => {
    const { params, body, actor, now } = call;
    const aggregateType = listedOf(body.figure.machine, actor);
    await named(figureNow(pool, columns, actor, now, { figure: body.figure, aggregateType }));
    await recordMatch(
      pool,
      call,
      aggregateType,
      body.figure.filters.map(({ field }) => field),
      [],
    );
    if (!(await store.keepThreshold(pool, actor, params.view, body))) throw new Problem('notFound');
  }),
  implement(dropThreshold, async ({ params, actor }) => {
    if (!(await store.dropThreshold(pool, actor, params.view))) throw new Problem('notFound');
  }),
];
