import type { LiveEvent } from '#services/live/protocol.ts';

/** Field of an order's row that names the courier, by the event that sets it. */
const COURIER: Readonly<Record<string, string>> = {
  'order.collectorAssigned': 'collector',
  'order.delivererAssigned': 'deliverer',
};

/** Returns true if an event assigns a parcel to a courier. */
export const isAssignedTo = ({ machine, type, row }: Pick<LiveEvent, 'machine' | 'type' | 'row'>, userId: string) => {
  const field = machine === 'order' ? COURIER[type] : undefined;
  return field !== undefined && row?.[field] === userId;
};
