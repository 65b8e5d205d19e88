import { useHolds } from '#views/session/useHolds.ts';

const VISITS = ['order.collected', 'order.outForDelivery'];
const ASSIGNS = ['order.collectorAssigned', 'order.delivererAssigned'];

/** Returns true for a person who visits customers and assigns nobody: a courier. */
export function useIsCourier(): boolean {
  const assigns = useHolds(ASSIGNS);
  return useHolds(VISITS) && !assigns;
}
