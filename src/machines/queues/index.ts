import { branchQueues } from './branch.ts';
import { financeQueues } from './finance.ts';
import { serviceQueues } from './service.ts';

/** Queues of all areas of work. */
export const QUEUES = { ...branchQueues, ...serviceQueues, ...financeQueues };

export type QueueName = keyof typeof QUEUES;
export const queueNames = Object.keys(QUEUES) as readonly QueueName[];

/** Queues by area of work, each in the order of a day. */
export const QUEUE_AREAS = {
  branch: Object.keys(branchQueues) as (keyof typeof branchQueues)[],
  service: Object.keys(serviceQueues) as (keyof typeof serviceQueues)[],
  finance: Object.keys(financeQueues) as (keyof typeof financeQueues)[],
} as const satisfies Readonly<Record<string, readonly QueueName[]>>;

export type QueueArea = keyof typeof QUEUE_AREAS;
export const queueAreas = Object.keys(QUEUE_AREAS) as readonly QueueArea[];

/** Every event that carries a row of some queues on. */
export const actsOf = (names: readonly QueueName[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [...QUEUES[name].acts])),
];

/** Every event that carries a row of any queue on. */
export const queueActs: readonly string[] = actsOf(queueNames);
