import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { AboutTransition } from './aboutTransition.ts';
import { LedTo } from './drivenTo.ts';
import { Places } from './places.ts';
import type { Planner } from './plan.ts';

/**
 * Each rule of each transition, kept alone and broken alone, with a server's payloads and people: limits from both
 * sides.
 */
export async function guardsOf(aggregateType: AggregateType, planner: Planner): Promise<Places> {
  const places = new Places(aggregateType);
  const led = new LedTo(aggregateType, planner);
  const fixtures = planner.cast.fixtures.find((one) => one.aggregateType === aggregateType);
  for (const transition of transitionsOfAll(aggregateType))
    if (fixtures) await new AboutTransition({ fixtures, planner, places, led }, transition).ask();
  return places;
}
