import { actsOf, QUEUE_AREAS, queueAreas, QUEUES, type QueueArea, type QueueName } from '#machines/queues/index.ts';

type May = (event: string) => boolean;

/** Queues of work that nearly everybody may be asked for; they say little about whose work an area is. */
const COMMON: readonly QueueName[] = [
  'urgentWorkOrders',
  'workOrdersToClaim',
  'workOrdersToComplete',
  'problemsToTake',
  'problemsToClose',
];
const LITTLE = 0.1;

const weightOf = (names: readonly QueueName[]): number =>
  names.reduce((sum, name) => sum + (COMMON.includes(name) ? LITTLE : 1), 0);

/** Returns whether a person may carry on some row of a queue. */
export const carriesOn = (may: May, name: QueueName): boolean => QUEUES[name].acts.some(may);

/** Returns the areas with queues that a person may carry on; that of which they are the larger part comes first. */
export function ownAreas(may: May): QueueArea[] {
  const partOf = (area: QueueArea): number =>
    weightOf(QUEUE_AREAS[area].filter((name) => carriesOn(may, name))) / weightOf(QUEUE_AREAS[area]);
  return queueAreas
    .filter((area) => actsOf(QUEUE_AREAS[area]).some(may))
    .toSorted((one, other) => partOf(other) - partOf(one));
}
