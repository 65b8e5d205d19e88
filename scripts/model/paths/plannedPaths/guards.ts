import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { AboutTransition } from './aboutTransition.ts';
import { LedTo } from './drivenTo.ts';
import { Places } from './places.ts';
import type { Planner } from './plan.ts';

/** Asks for each rule of each transition, satisfied and violated alone, with both sides of its limits. */
export async function guardsOf(aggregateType: AggregateType, planner: Planner): Promise<Places> {
  const places = new Places(aggregateType);
  const led = new LedTo(aggregateType, planner);
  const fixtures = planner.cast.fixtures.find((one) => one.aggregateType === aggregateType);
  for (const transition of transitionsOfAll(aggregateType))
    if (fixtures) await new AboutTransition({ fixtures, planner, places, led }, transition).ask();
  return places;
}
