import { after, between } from '../clock.ts';
import type { Parcel } from '../parcel.ts';
import { step, conditionalStep, type Step } from '../step.ts';
import {
  assigned,
  attemptFailed,
  collected,
  confirmed,
  created,
  extraFee,
  packed,
  paid,
  pickedUp,
  rideInBag,
  signed,
  unpacked,
  warehoused,
} from '../steps.ts';
import { closedStory, type Story } from '../story.ts';
import {
  atTheDoor,
  brought,
  carried,
  counted,
  finished,
  handedIn,
  onTheWay,
  ordered,
  stored,
  triedAgain,
} from './commonSteps.ts';

export const delivered = (p: Parcel): readonly Step[] => [...onTheWay(p), ...atTheDoor(p), ...counted(p)];

/** Steps of a station's clerk for a receiver who travels there. */
const throughStation = (p: Parcel): readonly Step[] => [
  ...onTheWay(p),
  step('order.sentToStation', p.who('courier', p.destination), after(20, 60)),
  step('order.arrivedAtStation', p.who('clerk', p.destination), after(15, 60)),
  paid('sign', p.who('clerk', p.destination), after(60, 200)),
  step('order.signedAtStation', p.who('clerk', p.destination), after(1, 4), {
    proof: {
      kind: 'photo',
      value: `receipt-${p.number}`,
      signedBy: p.form.receiver.name,
      receiptNumber: `AR-${p.number}`,
    },
  }),
  ...counted(p),
];

const atTheCounter = (p: Parcel): readonly Step[] => [
  ...stored(p),
  paid('sign', p.who('clerk', p.destination), between('09:00', '17:00')),
  pickedUp(p),
  ...counted(p),
];

/** Steps from a Chinese shop to our warehouse at the border, and over it. */
export const transshipped = (p: Parcel): readonly Step[] => [
  created(p),
  step('order.transshipmentReceived', p.who('clerk', p.origin), between('09:00', '17:00', p.random.whole(1, 3)), {
    weightGrams: p.form.weightGrams,
    photos: [`receipt-${p.number}`],
  }),
];

/** Steps of a collection by another courier, after the first one releases the order. */
const releasedAndTaken = (p: Parcel): readonly Step[] => [
  ...ordered(p),
  step('order.released', p.who('courier', p.origin), after(10, 60), { reason: 'Motorbike broken down' }),
  assigned(p),
  paid('collection', p.who('courier', p.origin), after(25, 90)),
  collected(p),
  warehoused(p, p.origin),
  ...carried(p),
  ...finished(p),
];

/** Steps of the desk that changes the order at the customer's request. */
const amended = (p: Parcel): readonly Step[] => [
  ...handedIn(p),
  step('order.modified', p.who('support', p.origin), after(5, 20), {
    changes: { goodsNotes: 'Customer rang: two bags' },
  }),
  step('order.partyModified', p.who('support', p.origin), after(2, 8), {
    side: 'receiver',
    party: { phone: p.form.sender.phone },
  }),
  step('order.weightModified', p.who('courier', p.origin), after(5, 20), { weightGrams: p.form.weightGrams + 700 }),
  paid('collection', p.who('courier', p.origin), after(10, 60)),
  step('order.labelPrinted', p.who('clerk', p.origin), after(5, 15), { kind: 'waybill', reason: 'Weight corrected' }),
  step('order.deliveryTimeSet', p.who('support', p.origin), after(5, 15), ({ at }) => ({
    expectedDeliveryTime: new Date(Date.parse(at) + 5 * 86_400_000).toISOString(),
    deliveryWindow: 'morning',
  })),
  ...carried(p),
  ...finished(p),
];

const cashChanged = (p: Parcel): readonly Step[] => [
  ...brought(p),
  step('order.collectionAmountModified', p.who('finance', p.origin), after(20, 90), {
    collectionAmount: (p.form.collectionAmount ?? 0) + 5_000_00,
    reason: 'The seller had forgotten the packing fee',
  }),
  ...finished(p),
];

const payerChanged = (p: Parcel): readonly Step[] => [
  ...ordered(p),
  step('order.paymentMethodModified', p.who('finance', p.origin), after(5, 15), {
    payType: 'receiverPays',
    reason: 'The receiver pays, the sender rang',
  }),
  collected(p),
  warehoused(p, p.origin),
  ...carried(p),
  ...finished(p),
];

/** Steps of an extra fee at the door, paid online before the signature. */
const withExtraFee = (p: Parcel): readonly Step[] => [
  ...onTheWay(p),
  extraFee(p.who('courier', p.destination), 'online', after(30, 60), 'upstairs', 1_500_00),
  paid('online', p.who('courier', p.destination), after(2, 10)),
  ...atTheDoor(p),
  confirmed(p, 'online'),
  ...counted(p),
];

const complained = (p: Parcel): readonly Step[] => [
  ...delivered(p),
  step('order.workOrderRaised', p.who('support', p.origin), between('09:00', '17:00', 1), {
    question: p.random.pick(['111', '131', '101']),
    remark: p.random.pick(['Customer says the bag was torn', 'Charged for two kilograms too many', '客户反映派送太慢']),
  }),
];

const bagged = (p: Parcel): readonly Step[] => {
  const steps = delivered(p);
  const place = steps.findIndex(({ type }) => type === 'order.sorted') + 1;
  const [from = '', to = ''] = p.way;
  return [...steps.slice(0, place), packed(p, from, to), unpacked(p, from), ...steps.slice(place)];
};

/** Steps with the first line in a sealed bag, the others unpacked. */
const underSeal = (p: Parcel): readonly Step[] => {
  const [from = '', to = ''] = p.way;
  return [
    ...handedIn(p),
    ...rideInBag(p, from, to),
    warehoused(p, to, after(10, 45)),
    ...carried({ ...p, way: p.way.slice(1) }),
    ...finished(p),
  ];
};

/** Steps of a signature for the wrong parcel: two people void it, the right one follows. */
const signedTwice = (p: Parcel): readonly Step[] => [
  ...onTheWay(p),
  ...atTheDoor(p),
  ...voided(p, 'didNotOccur', 'Signed for the neighbour’s parcel'),
  signed(p),
  ...counted(p),
];

/** Steps of two people who void the last event. */
export const voided = (p: Parcel, ground: string, reason: string): readonly Step[] => [
  conditionalStep('order.voidRequested', p.who('manager', p.destination), after(3, 9), ({ aggregate }) => ({
    version: aggregate.version,
    ground,
    reason,
  })),
  conditionalStep('order.eventVoided', p.who('operations', p.destination), after(3, 9), ({ aggregate }) => ({
    version: aggregate.context.request?.data['version'],
  })),
];

const attemptVoided = (p: Parcel): readonly Step[] => [
  ...onTheWay(p),
  attemptFailed(p),
  ...voided(p, 'incorrectData', 'Pressed by mistake'),
  ...atTheDoor(p),
  ...counted(p),
];

/** Stories that end with the receiver's signature. */
export const deliveryStories: readonly Story[] = [
  closedStory('delivered to the door', 330, {}, delivered),
  closedStory('taken in the evening, collected in the morning', 25, { evening: true, route: 'domestic' }, delivered),
  closedStory('delivered on the second try', 50, {}, (p) => [
    ...onTheWay(p),
    ...triedAgain(p),
    ...atTheDoor(p),
    ...counted(p),
  ]),
  closedStory('sent to a station', 40, { deliveryWay: 'station' }, throughStation),
  closedStory('sent to an airport', 20, { deliveryWay: 'airport' }, throughStation),
  closedStory('picked up at the counter', 45, {}, atTheCounter),
  closedStory('put on the merchant’s account', 40, { payType: 'ledger' }, delivered),
  closedStory('transshipped from China', 30, { source: 'transshipment' }, (p) => [
    ...transshipped(p),
    ...carried(p),
    ...finished(p),
  ]),
  closedStory('released by one courier, collected by another', 10, {}, releasedAndTaken),
  closedStory('amended at the desk', 14, { route: 'crossCity', payType: 'senderCash' }, amended),
  closedStory('cash on delivery changed', 8, { cashOnDelivery: true }, cashChanged),
  closedStory('payer changed', 8, { payType: 'senderCash' }, payerChanged),
  closedStory('extra fee paid online', 10, {}, withExtraFee),
  closedStory('complained about afterwards', 16, {}, complained),
  closedStory('bagged and taken out again', 12, { route: 'crossCity' }, bagged),
  closedStory('travelled in a sealed bag', 60, { route: 'crossCity' }, underSeal),
  closedStory('signed by mistake, and again', 5, { payType: 'senderCash', cashOnDelivery: false }, signedTwice),
  closedStory('attempt recorded by mistake', 4, {}, attemptVoided),
];
