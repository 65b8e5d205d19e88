import { rulesOf } from '../../kit/rule.ts';
import { isOrActsFor } from '../acting.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Known, StaffFact } from '../known.ts';

/** Where the parcel must end: the destination, or the sender's branch for a return. */
const lastBranch = ({ context, states }: About) =>
  states['reverse'] === 'reverse.none' ? context.destinationBranch : context.originBranch;

const available = (person: Pick<StaffFact, 'onJob'> | null) => person?.onJob === true;

/** Couriers, the receiver's door and the station (lifecycles.md 4.2, operations 1, 5, 6, 8 to 10, 19, 20, 36, 46). */
export const deliveryRules = rulesOf<Order, Known>('order')({
  collectorOnTheJob: {
    source: '§4, staff on job; lifecycles.md 4.2, operation 1',
    needsData: true,
    field: 'collector',
    values: ['collector'],
    knows: ['collector'],
    holds: ({ data, known }: About<'order.collectorAssigned'>) =>
      available(known.collector) || { collector: known.collector?.name ?? data.collector },
  },
  collectorOfTheArea: {
    source: '§3, responsible area; ours',
    needsData: true,
    field: 'collector',
    values: ['collector', 'area', 'branch'],
    knows: ['collector'],
    holds: ({ context, known: { collector } }: About) =>
      collector === null ||
      (collector.branch === context.originBranch &&
        (collector.areas.length === 0 || collector.areas.includes(context.sender.city))) || {
        collector: collector.name,
        area: context.sender.city,
        branch: context.originBranch,
      },
  },
  collectorMayCollect: {
    source: '§6, roles: the person chosen must be one who may do it',
    needsData: true,
    field: 'collector',
    values: ['collector'],
    knows: ['collector', 'collectorMay'],
    holds: ({ known: { collector, collectorMay } }: About) =>
      collector === null || collectorMay === true || { collector: collector.name },
  },
  delivererMayDeliver: {
    source: '§6, roles: the person chosen must be one who may do it',
    needsData: true,
    field: 'deliverer',
    values: ['deliverer'],
    knows: ['deliverer', 'delivererMay'],
    holds: ({ known: { deliverer, delivererMay } }: About) =>
      deliverer === null || delivererMay === true || { deliverer: deliverer.name },
  },
  actorOnTheJob: {
    source: '§4, staff on job; lifecycles.md 4.10, 34: who is leaving takes no parcel',
    values: [],
    knows: ['self'],
    holds: ({ actor, known: { self } }: About) => actor.kind === 'system' || available(self) || {},
  },
  collectorIsActor: {
    source: 'lifecycles.md 4.2, operation 2: the assigned collector or the person in charge',
    values: ['collector'],
    holds: ({ context, actor }: About) =>
      isOrActsFor(actor, context.collector?.id) || { collector: context.collector?.name ?? null },
  },
  heldByDelivererOrBranch: {
    source: 'lifecycles.md 4.2, operation 11: the deliverer himself or the person in charge',
    values: ['deliverer'],
    holds: ({ context, actor }: About) =>
      isOrActsFor(actor, context.deliverer?.id) || { deliverer: context.deliverer?.name ?? null },
  },
  delivererOnTheJob: {
    source: '§4, staff on job',
    needsData: true,
    field: 'deliverer',
    values: ['deliverer'],
    knows: ['deliverer'],
    holds: ({ data, known }: About<'order.delivererAssigned'>) =>
      available(known.deliverer) || { deliverer: known.deliverer?.name ?? data.deliverer },
  },
  delivererOfTheBranch: {
    source: 'ours: a deliverer takes parcels of the branch he works in',
    needsData: true,
    field: 'deliverer',
    values: ['deliverer', 'branch'],
    knows: ['deliverer'],
    holds: ({ context, known: { deliverer } }: About) =>
      deliverer === null ||
      deliverer.branch === context.currentBranch || { deliverer: deliverer.name, branch: context.currentBranch },
  },
  atLastBranch: {
    source: 'lifecycles.md 4.2, operation 8',
    values: ['branch', 'expected'],
    holds: (about: About) =>
      about.context.currentBranch === lastBranch(about) || {
        branch: about.context.currentBranch,
        expected: lastBranch(about),
      },
  },
  delivererSet: {
    source: 'lifecycles.md 4.2, operation 5',
    values: [],
    holds: ({ context }: About) => context.deliverer !== null || {},
  },
  deliveredToDoor: {
    source: '§3, delivery way; lifecycles.md 4.10, 14',
    values: ['way'],
    holds: ({ context }: About) => context.deliveryWay === 'door' || { way: context.deliveryWay },
  },
  deliveredToStation: {
    source: '§3, delivery way; lifecycles.md 4.10, 14',
    values: ['way'],
    holds: ({ context }: About) => context.deliveryWay !== 'door' || { way: context.deliveryWay },
  },
  agentReceiptGiven: {
    source: 'lifecycles.md 4.3, PROOF; ours',
    needsData: true,
    field: 'proof',
    values: [],
    holds: ({ data }: About<'order.signedAtStation'>) => data.proof.kind !== 'signature' || {},
  },
});
