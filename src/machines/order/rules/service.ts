import { rulesOf } from '../../kit/rule.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

/** Events to which another aggregate reacted; they are undone there. */
const answeredElsewhere: ReadonlySet<string> = new Set([
  'order.workOrderLinked',
  'order.signVoidRequested',
  'order.signVoidRefused',
  'order.insuranceClaimOpened',
  'order.insuranceClaimClosed',
  'order.insuranceClaimPaid',
  'order.findReported',
  'order.found',
  'order.collectedCancelRequested',
  'order.collectedCancelApproved',
  'order.collectedCancelRefused',
  // Packages and shipments: a packed or loaded parcel can be removed, and a removed one put back.
  'order.unpacked',
  'order.unloaded',
  'order.bagUnloaded',
  'order.departed',
  'order.arrived',
  'order.forwarded',
  'order.diverted',
  'order.markedNotArrived',
  'order.turnedUp',
  'order.lost',
  // Counts.
  'order.adjustmentRequested',
  'order.stockFound',
  'order.stockMissing',
  'order.requestWithdrawn',
]);

/** Events in which a package or a shipment took part. */
const conveyed: ReadonlySet<string> = new Set([
  'order.packed',
  'order.unpacked',
  'order.loaded',
  'order.unloaded',
  'order.bagUnloaded',
  'order.departed',
  'order.arrived',
  'order.forwarded',
  'order.diverted',
]);

/** Events that brought the parcel to a package or a shipment. */
const beforeTransport: ReadonlySet<string> = new Set([
  ...conveyed,
  'order.collected',
  'order.transshipmentReceived',
  'order.warehoused',
  'order.shelved',
  'order.warehousedForReturn',
  'order.sorted',
  'order.recalled',
  'order.sendBackDecided',
  'order.redeliveryDecided',
  'order.interceptRequested',
]);

/** Rules between insurance claims and their order (lifecycles.md 4.10, 22). */
export const serviceRules = rulesOf<Order, Lookups>('order')({
  notPaidForAsLost: {
    source: 'lifecycles.md 4.2, operation 12: found again, claim not paid',
    values: [],
    holds: ({ context }: About) => context.claimPaid !== 'lost' || {},
  },
  lostIsStillLost: {
    source: 'lifecycles.md 4.10, 22: a claim is never paid while the parcel is found',
    needsData: true,
    values: [],
    regions: ['custody', 'request'],
    holds: ({ data, states }: About<'order.insuranceClaimPaid'>) =>
      data.ground !== 'lost' || (states['custody'] === 'lost' && states['request'] !== 'request.find') || {},
  },
  answersStand: {
    source: 'ours: what another life answered is undone there, or both would say different things',
    needsData: true,
    field: 'version',
    values: ['event'],
    lookups: ['voids'],
    holds: ({ lookups: { voids } }: About<'order.eventVoided'>) =>
      voids === null || !answeredElsewhere.has(voids) || { event: voids },
  },
  travelStands: {
    source: 'ours; reliability.md 5, P02 to P05: a parcel is where its package and its shipment say',
    needsData: true,
    field: 'version',
    values: ['event', 'events'],
    lookups: ['voids', 'restores', 'later'],
    holds({ lookups: { voids, restores, later } }: About<'order.eventVoided'>) {
      const event = restores ?? voids;
      if (event === null || !beforeTransport.has(event)) return true;
      const since = later.filter((type) => conveyed.has(type));
      if (restores !== null && conveyed.has(restores)) since.push(restores);
      return since.length === 0 || { event, events: since.join(', ') };
    },
  },
  claimNotPaidYet: {
    source: 'lifecycles.md 4.10, 22: no claim is paid twice',
    values: [],
    holds: ({ context }: About) => context.claimPaid === null || {},
  },
});
