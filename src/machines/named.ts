import type { EventSpec } from './kit/event.ts';
import type { AggregateType } from './kit/aggregateType.ts';
import { aggregateTypes } from './aggregateTypes.ts';

/** The aggregate type of a name that somebody gave: none where there is no such machine. */
export const aggregateTypeNamed = (machine: string): AggregateType | undefined =>
  Object.hasOwn(aggregateTypes, machine) ? aggregateTypes[machine] : undefined;

/** An event as its machine declares it: none for what somebody made up. */
export function eventNamed(machine: string, type: string): EventSpec | undefined {
  const events = aggregateTypeNamed(machine)?.events;
  return events && Object.hasOwn(events, type) ? events[type] : undefined;
}
