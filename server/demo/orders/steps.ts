import type { Stage } from '#machines/money/stages.ts';
import { localDay } from '#machines/time/calendar.ts';
import { after, between, DAY_MS, atTime, type When } from './clock.ts';
import { lineBetween } from './lines.ts';
import type { Parcel } from './parcel.ts';
import { countryOf } from './places.ts';
import { step, conditionalStep, type OrderAggregate, type Step } from './step.ts';

/** Short delay in minutes between two steps. */
const soon = after(4, 25);
/** Time when sealed bags are loaded. */
export const BAGS_LOADED = '15:40';
const dayOf = (at: string): string => localDay(at).replaceAll('-', '').slice(2);
const isUnpaid = (stage: Stage) => (aggregate: OrderAggregate) => aggregate.states[stage] === `${stage}.unpaid`;

export const created = (p: Parcel): Step =>
  step(
    p.addressCode === null ? 'order.created' : 'order.transshipmentCreated',
    p.creator,
    after(0, 0),
    ({ idOf, at }) => ({
      ...p.form,
      ...(p.station === null ? {} : { station: idOf('station', p.station) }),
      ...(p.addressCode === null ? {} : { addressCode: p.addressCode }),
      ...(p.form.orderType === 'specifiedTime'
        ? { expectedDeliveryTime: new Date(Date.parse(at) + 4 * DAY_MS).toISOString() }
        : {}),
    }),
  );

export const labelled = (p: Parcel): Step =>
  step('order.labelPrinted', p.who('clerk', p.origin), soon, { kind: 'waybill' });

/** Assigns the order manually during the day; evening orders wait for the morning. */
export const assigned = (p: Parcel): Step =>
  step(
    'order.collectorAssigned',
    p.who('clerk', p.origin),
    p.evening ? between('08:20', '09:10') : after(5, 55),
    ({ idOf }) => ({ collector: idOf('staff', p.who('courier', p.origin)) }),
  );

export const autoAssigned = (p: Parcel): Step =>
  step('order.collectorAutoAssigned', 'system', after(1, 3), ({ idOf }) => ({
    collector: idOf('staff', p.who('courier', p.origin)),
  }));

/** Pays the amount due for a stage; omitted if nothing is due. */
export const paid = (stage: Stage, by: string, when: When = after(1, 3)): Step =>
  conditionalStep(
    `order.${stage}Paid`,
    by,
    when,
    ({ aggregate }) => ({
      amount: aggregate.context.due[stage],
      method: aggregate.context.due[stage] > 150_000_00 ? 'bank' : 'cash',
    }),
    isUnpaid(stage),
  );

/** Confirms the courier's payment, by the cashier on one of the next days. */
export const confirmed = (p: Parcel, stage: Stage): Step =>
  conditionalStep(
    `order.${stage}Confirmed`,
    p.who('finance', p.origin),
    between('09:30', '16:30', p.random.whole(0, 1)),
    () => ({}),
    (aggregate) => aggregate.states[stage] === `${stage}.paid`,
  );

/** Refunds all payments of a stage: requested at the desk, approved and paid by finance. */
export const refunded = (stage: Stage, reason: string): readonly Step[] => {
  const isPaid = ({ states }: OrderAggregate): boolean =>
    states[stage] === `${stage}.paid` || states[stage] === `${stage}.confirmed`;
  return [
    conditionalStep(
      'refund.requested',
      'support',
      between('10:00', '15:00', 1),
      ({ aggregate }) => ({ receivable: `${aggregate.id}-${stage}`, amount: aggregate.context.paid[stage], reason }),
      isPaid,
    ),
    conditionalStep('refund.confirmed', 'finance', after(20, 60), () => ({}), isPaid),
    conditionalStep('refund.refunded', 'finance', after(10, 40), () => ({ method: 'cash' }), isPaid),
  ];
};

export const collected = (p: Parcel): Step =>
  step('order.collected', p.who('courier', p.origin), after(2, 5), { piecesScanned: p.form.pieces });

export const warehoused = (p: Parcel, branch: string, when: When = after(20, 90)): Step =>
  step('order.warehoused', p.who('clerk', branch), when);

export const shelved = (p: Parcel, branch: string, when: When = after(10, 60)): Step =>
  step('order.shelved', p.who('clerk', branch), when, {
    shelf: `${branch}-${p.random.pick(['A', 'B', 'C'])}${p.random.whole(1, 12)}`,
  });

export const sorted = (p: Parcel, from: string, to: string): Step =>
  step('order.sorted', p.who('sorter', from), after(10, 40), { nextBranch: to });

/** Packs the parcel into the open bag of the line; `mark` and the hours are those of a bag that travels. */
export const packed = (p: Parcel, from: string, to: string, mark = 'open', when: When = soon): Step => ({
  ...step('order.packed', p.who('sorter', from), when, ({ carried }) => ({ package: carried })),
  ride: { carrier: 'package', from, to, mark },
});

export const unpacked = (p: Parcel, from: string, when: When = soon): Step =>
  step('order.unpacked', p.who('sorter', from), when);

/** Loads the parcel onto the line's vehicle; `mark` is another one that waits, or does not arrive. */
export const loaded = (p: Parcel, from: string, to: string, mark = ''): Step => ({
  ...step(
    'order.loaded',
    p.who('transport', from),
    lineBetween(from, to).departs < '12:00' ? between('10:20', '11:20') : between('15:40', '17:50'),
    ({ carried }) => ({ shipment: carried }),
  ),
  ride: { carrier: 'shipment', from, to, mark },
});

/** Departs with the vehicle and all its load. */
export const departed = (p: Parcel, from: string, to: string, mark = ''): Step => ({
  ...step('order.departed', p.who('transport', from), atTime(lineBetween(from, to).departs)),
  ride: { carrier: 'shipment', from, to, mark },
  follows: true,
});

/** Arrives with the vehicle. */
export const arrived = (p: Parcel, from: string, to: string): Step => ({
  ...step('order.arrived', p.who('transport', to), atTime(lineBetween(from, to).received)),
  ride: { carrier: 'shipment', from, to, mark: '' },
  follows: true,
});

/** Transports the parcel on one line under a seal: packed by noon, taken out of the bag in the morning. */
export const rideInBag = (p: Parcel, from: string, to: string): readonly Step[] => [
  sorted(p, from, to),
  packed(p, from, to, 'sealed', between('12:30', '14:55')),
  { ...loaded(p, from, to), when: atTime(BAGS_LOADED), follows: true },
  departed(p, from, to),
  arrived(p, from, to),
  { ...unpacked(p, to, between('08:45', '10:30')), ride: { carrier: 'package', from, to, mark: 'sealed' } },
];

export const declared = (p: Parcel, from: string): Step =>
  step('order.customsDeclared', p.who('transport', from), soon, ({ at }) => ({
    declaration: `${countryOf(from)}${dayOf(at)}-${p.number}`,
  }));

export const held = (p: Parcel, at: string): Step =>
  step('order.customsHeld', p.who('transport', at), soon, {
    reason: p.random.pick(['Invoice missing', 'Contents to be inspected', 'Value declared too low']),
  });

export const released = (p: Parcel, at: string, when: When = after(15, 60)): Step =>
  step('order.customsReleased', p.who('transport', at), when, {
    dutyAmount: p.random.chance(0.5) ? 0 : p.random.whole(10, 120) * 100_00,
    duty: p.random.pick(['paid', 'none', 'pendingCredit']),
  });

const crosses = (from: string, to: string) => countryOf(from) !== countryOf(to);

/** Transports the parcel on one line: sorted, loaded, departed, arrived, taken in. Customs once, at the border. */
const ride = (p: Parcel, from: string, to: string, back: boolean): readonly Step[] => [
  sorted(p, from, to),
  ...(crosses(from, to) && !back ? [declared(p, from)] : []),
  loaded(p, from, to),
  departed(p, from, to),
  arrived(p, from, to),
  ...(crosses(from, to) && !back ? [released(p, to)] : []),
  warehoused(p, to, after(10, 45)),
];

/** Transports the parcel along all lines of a route. */
export const travel = (p: Parcel, way: readonly string[], back = false): readonly Step[] =>
  way.slice(1).flatMap((to, index) => ride(p, way[index] ?? to, to, back));

export const claimed = (p: Parcel, branch: string): Step =>
  step('order.deliveryClaimed', p.who('courier', branch), between('08:15', '13:30'));

export const delivererAssigned = (p: Parcel, branch: string): Step =>
  step('order.delivererAssigned', p.who('manager', branch), between('08:10', '13:00'), ({ idOf }) => ({
    deliverer: idOf('staff', p.who('courier', branch)),
  }));

export const delivererAutoAssigned = (p: Parcel, branch: string): Step =>
  step('order.delivererAutoAssigned', 'system', atTime('08:05'), ({ idOf }) => ({
    deliverer: idOf('staff', p.who('courier', branch)),
  }));

export const takenOut = (p: Parcel, branch: string): Step =>
  step('order.outForDelivery', p.who('courier', branch), after(8, 40));

const proofOf = (p: Parcel) =>
  p.random.pick([
    { kind: 'signature', value: `signature-${p.number}`, signedBy: p.form.receiver.name },
    { kind: 'photo', value: `photo-${p.number}`, signedBy: p.form.receiver.name },
  ]);

const received = (p: Parcel) => ({ proof: proofOf(p), piecesScanned: p.form.pieces });

export const signed = (p: Parcel): Step =>
  step('order.signed', p.who('courier', p.destination), after(1, 4), () => received(p));

export const pickedUp = (p: Parcel): Step =>
  step('order.pickedUpAtCounter', p.who('clerk', p.destination), after(1, 4), () => received(p));

export const returnSigned = (p: Parcel, by: string, when: When = after(30, 120)): Step =>
  step('order.returnSigned', by, when, () => ({
    proof: { kind: 'signature', value: `return-${p.number}`, signedBy: p.form.sender.name },
    piecesScanned: p.form.pieces,
  }));

export const attemptFailed = (p: Parcel): Step =>
  step(
    'order.deliveryAttemptFailed',
    p.who('courier', p.destination),
    after(50, 170),
    p.random.pick([
      { cause: 'nobodyHome', reason: 'Nobody at home' },
      { cause: 'unreachable', reason: 'Phone switched off' },
      { cause: 'putOff', reason: 'Receiver asked for tomorrow' },
      { cause: 'unreachable', reason: '收件人电话无法接通' },
    ]),
  );

export const extraFee = (by: string, stage: Stage, when: When, kind: string, amount: number): Step =>
  step('order.extraFeeAdded', by, when, { kind, amount, channel: 'cash', stage });
