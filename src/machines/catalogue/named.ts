import type { EventSpec } from '../kit/event.ts';
import type { AggregateType } from '../kit/aggregateType.ts';
import { aggregateTypes } from './aggregateTypes.ts';

/** Returns the aggregate type of a name from untrusted input; undefined for an unknown name. */
export const aggregateTypeNamed = (machine: string): AggregateType | undefined =>
  Object.hasOwn(aggregateTypes, machine) ? aggregateTypes[machine] : undefined;

/** Returns the declaration of an event; undefined for an unknown machine or event type. */
export function eventNamed(machine: string, type: string): EventSpec | undefined {
  const events = aggregateTypeNamed(machine)?.events;
  return events && Object.hasOwn(events, type) ? events[type] : undefined;
}
