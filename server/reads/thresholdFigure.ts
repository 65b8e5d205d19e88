import type pg from 'pg';
import type { ThresholdFigure } from '#calls/thresholds.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { periodFrom } from '#machines/time/periods.ts';
import { groupsOf } from '../store/groups/groups.ts';

interface Asked {
  readonly figure: ThresholdFigure;
  readonly aggregateType: AggregateType;
}

/** Counts a figure within the actor's scope, its period as of now; null where there is nothing to measure. */
export async function figureNow(
  pool: pg.Pool,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  actor: Actor,
  now: Date,
  { figure: { measure, as, filters, period }, aggregateType }: Asked,
): Promise<number | null> {
  const range = period && periodFrom(now.getTime(), period.name);
  const request = {
    name: 'threshold',
    measures: [{ measure, as }],
    dimensions: [],
    filters: [
      ...filters,
      ...(period && range
        ? [
            {
              field: period.field,
              op: 'between' as const,
              value: [fromMyanmar(`${range.start}T00:00:00.000`), fromMyanmar(`${range.end}T23:59:59.999`)],
            },
          ]
        : []),
    ],
  };
  const [grouped] = await groupsOf(pool, columns, actor, now, [{ request, aggregateType }]);
  return grouped?.total.cells[0]?.value ?? null;
}
