import { COURIER_TASKS } from '#machines/order/courierTasks.ts';
import type { LiveEvent } from '#services/live/protocol.ts';

/** Field of an order's row that names the courier, by the event that sets it. */
const COURIER: ReadonlyMap<string, string> = new Map(
  Object.values(COURIER_TASKS).flatMap(({ field, assigning }) =>
    assigning.map((type): [string, string] => [type, field]),
  ),
);

/** Returns true if an event assigns a parcel to a courier. */
export const isAssignedTo = ({ machine, type, row }: Pick<LiveEvent, 'machine' | 'type' | 'row'>, userId: string) => {
  const field = machine === 'order' ? COURIER.get(type) : undefined;
  return field !== undefined && row?.[field] === userId;
};
