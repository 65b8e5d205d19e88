import { isAfter } from '../../time/calendar.ts';
import { rulesOf } from '../../kit/rule.ts';
import { isOrActsFor } from '../acting.ts';
import { RECEIVER_CODE_TRIES } from '../../fields/limits.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups, StaffLookup } from '../lookups.ts';

/** The last branch of the parcel: the destination, or the sender's branch for a return. */
const lastBranch = ({ context, states }: About) =>
  states['reverse'] === 'reverse.none' ? context.destinationBranch : context.originBranch;

const available = (person: Pick<StaffLookup, 'onJob'> | null) => person?.onJob === true;

/** Rules of couriers, delivery and stations (lifecycles.md 4.2, operations 1, 5, 6, 8 to 10, 19, 20, 36, 46). */
export const deliveryRules = rulesOf<Order, Lookups>('order')({
  collectorOnTheJob: {
    source: '§4, staff on job; lifecycles.md 4.2, operation 1',
    needsData: true,
    field: 'collector',
    values: ['collector'],
    lookups: ['collector'],
    holds: ({ data, lookups }: About<'order.collectorAssigned'>) =>
      available(lookups.collector) || { collector: lookups.collector?.name ?? data.collector },
  },
  collectorOfTheArea: {
    source: '§3, responsible area; ours',
    needsData: true,
    field: 'collector',
    values: ['collector', 'area', 'branch'],
    lookups: ['collector', 'collectorCovers'],
    // An assignment of before has no `collectorCovers`: it was made to the very area.
    holds: ({ context, lookups: { collector, collectorCovers } }: About) =>
      collector === null ||
      (collector.branch === context.originBranch && collectorCovers !== false) || {
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
    lookups: ['collector', 'collectorMay'],
    holds: ({ lookups: { collector, collectorMay } }: About) =>
      collector === null || collectorMay === true || { collector: collector.name },
  },
  delivererMayDeliver: {
    source: '§6, roles: the person chosen must be one who may do it',
    needsData: true,
    field: 'deliverer',
    values: ['deliverer'],
    lookups: ['deliverer', 'delivererMay'],
    holds: ({ lookups: { deliverer, delivererMay } }: About) =>
      deliverer === null || delivererMay === true || { deliverer: deliverer.name },
  },
  nextAttemptInFuture: {
    source: 'ours: nobody tries again in the past',
    needsData: true,
    field: 'nextAttemptAt',
    values: ['time', 'at'],
    holds: ({ data: { nextAttemptAt: time }, at }: About<'order.deliveryAttemptFailed'>) =>
      time === undefined || isAfter(time, at) || { time, at },
  },
  actorOnTheJob: {
    source: '§4, staff on job; lifecycles.md 4.10, 34: who is leaving takes no parcel',
    values: [],
    lookups: ['self'],
    holds: ({ actor, lookups: { self } }: About) => actor.kind === 'system' || available(self) || {},
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
    lookups: ['deliverer'],
    holds: ({ data, lookups }: About<'order.delivererAssigned'>) =>
      available(lookups.deliverer) || { deliverer: lookups.deliverer?.name ?? data.deliverer },
  },
  delivererOfTheBranch: {
    source: 'ours: a deliverer takes parcels of the branch he works in',
    needsData: true,
    field: 'deliverer',
    values: ['deliverer', 'branch'],
    lookups: ['deliverer'],
    holds: ({ context, lookups: { deliverer } }: About) =>
      deliverer === null ||
      deliverer.branch === context.currentBranch || { deliverer: deliverer.name, branch: context.currentBranch },
  },
  atLastBranch: {
    source: 'lifecycles.md 4.2, operation 8',
    values: ['branch', 'expected'],
    regions: ['reverse'],
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
  codeNotEnteredYet: {
    source: 'ours: a code proves one hand-over',
    values: [],
    holds: ({ context }: About) => (context.receiverCode?.state ?? 'open') === 'open' || {},
  },
  codeTriesLeft: {
    source: 'ours: five tries of six digits, then another proof',
    values: ['tries'],
    holds: ({ context }: About) =>
      (context.receiverCode?.wrong ?? 0) < RECEIVER_CODE_TRIES || { tries: RECEIVER_CODE_TRIES },
  },
  codeCompared: {
    source: 'ours: only the server knows the code',
    needsData: true,
    field: 'receiverCode',
    values: [],
    lookups: ['codeIsRight'],
    holds: ({ lookups: { codeIsRight } }: About) => codeIsRight !== null || {},
  },
  codeVerified: {
    source: 'ours: a code is a proof once the server compared it',
    needsData: true,
    field: 'proof.kind',
    values: [],
    holds: ({ context, data }: About<'order.signed'>) =>
      data.proof.kind !== 'code' || context.receiverCode?.state === 'verified' || {},
  },
  agentReceiptGiven: {
    source: 'lifecycles.md 4.3, PROOF; ours',
    needsData: true,
    field: 'proof',
    values: [],
    holds: ({ data }: About<'order.signedAtStation'>) => data.proof.kind !== 'signature' || {},
  },
});
