import {
  URGENT_CUTOFF_HOUR,
  GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES,
  INSURANCE_LEAST_MMK_HUNDREDTHS,
  INSURANCE_MOST_MMK_HUNDREDTHS,
} from '#machines/fields/limits.ts';
import { localHour } from '#machines/time/calendar.ts';
import { isWaybill } from '#machines/fields/identifiers.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { replay } from '#machines/kit/replay.ts';
import type { Holder, Order } from '#machines/order/context.ts';
import type { Evidence } from '#machines/violation/events.ts';
import { ofAggregate, type AggregateInvariant } from '../invariant.ts';
import type { Subject } from '../subject.ts';

const ORDERS = ['order'] as const;
const orderOf = ({ aggregate }: Subject): Order => aggregate.context as Order;
const stateOf = ({ aggregate }: Subject): string => aggregate.states['custody'] ?? '';

type Kind = Holder['kind'];
/** Possible holders after a refusal at the door: the holder then keeps the parcel until it is back in a branch. */
const ANY_HOLDER: readonly Kind[] = ['courier', 'branch', 'station', 'vehicle'];

/** Possible holders of a parcel in each state (lifecycles.md 4.2). */
const HOLDERS: Readonly<Record<string, readonly Kind[]>> = {
  pendingAcceptance: ['sender'],
  pendingCollection: ['sender'],
  awaitingTransship: ['thirdParty'],
  collected: ['courier'],
  warehoused: ['branch'],
  inStorage: ['branch'],
  sorted: ['branch'],
  packed: ['branch'],
  loaded: ['vehicle'],
  inTransit: ['vehicle'],
  arrived: ['branch'],
  pendingDelivery: ['branch'],
  delivering: ['courier'],
  sentToStation: ['courier'],
  atStation: ['station'],
  rejectionToConfirm: ANY_HOLDER,
  rejected: ANY_HOLDER,
  toBeSentBack: ['branch', 'courier'],
  signed: ['receiver'],
  returnSigned: ['sender'],
  cancelled: ['sender'],
  deleted: ['sender'],
  discarded: ['company'],
  lost: ['nobody'],
};

/** States in which a branch may hand a parcel to a courier. */
const WAITS_FOR_HAND_OUT: ReadonlySet<string> = new Set(['pendingDelivery', 'toBeSentBack']);

/** Finds the first event, whatever its type and whoever acted, after which a parcel is with somebody that it should not be with. */
function firstMove(
  { aggregateType, id, events }: Subject,
  isWrong: (event: RecordedTransition, before: Holder, after: Holder) => boolean,
): Evidence | null {
  const found: Evidence[] = [];
  replay(aggregateType, id, events, undefined, (event, before, after) => {
    const [held, holds] = [before, after].map(({ context }) => (context as Order).holder);
    if (held && holds && before.version > 0 && isWrong(event, held, holds))
      found.push({ version: event.version, type: event.type, from: held.id, to: holds.id });
  });
  return found[0] ?? null;
}

const of = (id: string, contradiction: (order: Order, subject: Subject) => Evidence | null): AggregateInvariant =>
  ofAggregate(id, ORDERS, (subject) =>
    subject.aggregate.version === 0 ? null : contradiction(orderOf(subject), subject),
  );

/** Invariants of the place and the state of parcels (reliability.md 5, Parcels). */
export const orderInvariants: readonly AggregateInvariant[] = [
  of('P01', ({ holder, currentBranch, shipment }, subject) => {
    const state = stateOf(subject);
    const seen = { state, holder: holder.kind, holderId: holder.id };
    if (!HOLDERS[state]?.includes(holder.kind)) return { ...seen, mayBe: [...(HOLDERS[state] ?? [])] };
    if (holder.kind === 'courier') return holder.id === null ? seen : null;
    if (holder.kind === 'branch')
      return holder.id !== null && holder.id === currentBranch ? null : { ...seen, currentBranch };
    if (holder.kind === 'vehicle') return holder.id !== null && holder.id === shipment ? null : { ...seen, shipment };
    return null;
  }),
  of('P03', ({ shelf, holder, currentBranch }, subject) =>
    shelf === null || (holder.kind === 'branch' && currentBranch !== null)
      ? null
      : { state: stateOf(subject), shelf, holder: holder.kind, currentBranch },
  ),
  of('P05', (order, subject) => {
    const state = stateOf(subject);
    const seen = { state, package: order.package, shipment: order.shipment };
    if (state === 'packed' && order.package === null) return seen;
    const travels = state === 'loaded' || state === 'inTransit';
    return travels === (order.shipment !== null) ? null : seen;
  }),
  of('P13', ({ shelf, package: bag, shipment, endedAt }, subject) => {
    const state = stateOf(subject);
    const isFinal = subject.aggregateType.structure.states.get(state)?.meta.final === true;
    if (isFinal !== (endedAt !== null)) return { state, endedAt };
    return !isFinal || (shelf === null && bag === null && shipment === null)
      ? null
      : { state, shelf, package: bag, shipment };
  }),
  of('P17', (_, subject) => {
    const { events } = subject;
    const given = firstMove(
      subject,
      // A voided event did not occur: the parcel has been with the courier all the time.
      ({ type, from }, before, after) =>
        type !== 'order.eventVoided' &&
        before.kind === 'branch' &&
        after.kind === 'courier' &&
        !WAITS_FOR_HAND_OUT.has(from ?? ''),
    );
    if (given) return given;
    const withdrawn = events.find(({ type, to, version }) => {
      if (type !== 'order.rejectionWithdrawn') return false;
      const reported = events.findLast((event) => event.version < version && event.type === 'order.rejectionReported');
      return reported?.from !== to;
    });
    return withdrawn ? { version: withdrawn.version, to: withdrawn.to } : null;
  }),
  of('P20', ({ lengthMm, widthMm, heightMm }) => {
    const volume = lengthMm * widthMm * heightMm;
    return volume < GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES ? null : { lengthMm, widthMm, heightMm };
  }),
  of('P20.insured', ({ insureAmount }) =>
    insureAmount === null ||
    (insureAmount >= INSURANCE_LEAST_MMK_HUNDREDTHS && insureAmount <= INSURANCE_MOST_MMK_HUNDREDTHS)
      ? null
      : { insureAmount },
  ),
  of('P20.urgent', (_, { events: [first] }) => {
    const urgent = (first?.data as { orderType?: unknown } | undefined)?.orderType === 'urgent';
    return first && urgent && localHour(first.at) >= URGENT_CUTOFF_HOUR ? { at: first.at } : null;
  }),
  of('P21', (_, { id }) => (isWaybill(id) ? null : { waybill: id })),
  of('P22', (_, subject) => {
    const { events } = subject;
    const moved = firstMove(
      subject,
      (_event, before, after) => before.kind === 'branch' && after.kind === 'branch' && before.id !== after.id,
    );
    if (moved) return moved;
    let sentTo: unknown = null;
    for (const { type, lookups, actor, version } of events) {
      if (type === 'order.loaded') sentTo = (lookups['shipment'] as { toBranch?: unknown } | undefined)?.toBranch;
      if (type !== 'order.arrived') continue;
      if (actor.branch !== sentTo) return { version, arrivedAt: actor.branch, sentTo: String(sentTo) };
      sentTo = null;
    }
    return null;
  }),
];
