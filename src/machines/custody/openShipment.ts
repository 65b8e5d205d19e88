import { pickedAmong } from '../fields/references.ts';

/** A shipment onto which the branch of who proposes it loads. */
export const openShipment = pickedAmong('shipment', {
  state: 'enabled',
  branch: 'fromBranch',
  toldBy: ['toBranch', 'kind', 'createdAt'],
});
