import { after, between } from '../clock.ts';
import type { Parcel } from '../parcel.ts';
import { step, conditionalStep, type Step } from '../step.ts';
import {
  arrived,
  confirmed,
  departed,
  extraFee,
  loaded,
  paid,
  refunded,
  returnSigned,
  signed,
  sorted,
} from '../steps.ts';
import { closedStory, type Story } from '../story.ts';
import {
  atTheDoor,
  carried,
  counted,
  finished,
  handedIn,
  handedOut,
  onTheWay,
  ordered,
  sentHome,
  stored,
} from './commonSteps.ts';
import { delivered } from './deliveries.ts';

const whyRejected = [
  { cause: 'wrongGoods', reason: 'Not what was ordered' },
  { cause: 'noMoney', reason: 'Receiver has no money today' },
  { cause: 'damagedGoods', reason: 'Box dented' },
  { cause: 'changedMind', reason: '收件人不想要了' },
  { cause: 'notOrdered', reason: 'Ordered twice' },
];

export const rejectionReported = (p: Parcel): Step =>
  step('order.rejectionReported', p.who('courier', p.destination), after(40, 150), p.random.pick(whyRejected));

/** Step back to the branch, with the rejection still to be confirmed. */
const broughtBack = (p: Parcel): Step =>
  step('order.warehoused', p.who('clerk', p.destination), between('16:00', '18:30'));

export const rejected = (p: Parcel, returnType: 'sendBack' | 'deliverAgain' | 'discard'): readonly Step[] => [
  ...onTheWay(p),
  rejectionReported(p),
  broughtBack(p),
  step('order.rejected', p.who('manager', p.destination), between('09:00', '11:00'), {
    reason: 'Confirmed by telephone with the receiver',
    returnType,
    returnCharging: p.random.pick(['free', 'senderPays', 'merchantPays']),
  }),
];

export const sentBack = (p: Parcel): readonly Step[] => [
  ...rejected(p, 'sendBack'),
  step('order.sendBackDecided', p.who('support', p.origin), after(20, 100), { reason: 'Sender wants it back' }),
];

const redelivered = (p: Parcel): readonly Step[] => [
  ...rejected(p, 'deliverAgain'),
  step('order.redeliveryDecided', p.who('support', p.origin), after(20, 100), { reason: 'Receiver apologised' }),
  ...finished(p),
];

export const recalled = (p: Parcel): Step =>
  step('order.recalled', p.who('support', p.origin), after(20, 120), {
    reason: p.random.pick(['Sold to somebody else', 'Wrong size packed', '客户要求退回']),
    returnCharging: 'senderPays',
  });

export const intercepted = (p: Parcel): Step =>
  step('order.interceptRequested', p.who('support', p.origin), after(20, 120), {
    reason: 'Sender suspects fraud',
    returnCharging: 'senderPays',
  });

/** Steps of a return from the road: taken in where the vehicle arrives, and driven home. */
const turnedRound = (p: Parcel): readonly Step[] => {
  const [from = '', to = ''] = p.way;
  return [
    ...handedIn(p),
    sorted(p, from, to),
    loaded(p, from, to),
    departed(p, from, to),
    intercepted(p),
    arrived(p, from, to),
    step('order.warehousedForReturn', p.who('clerk', to), after(15, 60)),
    ...sentHome({ ...p, way: [from, to] }),
  ];
};

export const cancelAsked = (p: Parcel): Step =>
  step('order.collectedCancelRequested', p.who('support', p.origin), after(15, 70), {
    reason: 'Buyer cancelled the sale',
  });

export const cancelRefused = (p: Parcel): Step =>
  step('order.collectedCancelRefused', p.who('manager', p.origin), after(15, 40), {
    reason: 'Already promised to the receiver',
  });

const cancelApproved = (p: Parcel): Step =>
  step('order.collectedCancelApproved', p.who('manager', p.origin), after(15, 60), { returnCharging: 'free' });

const fetched = (p: Parcel): Step => returnSigned(p, p.who('clerk', p.origin), between('09:00', '17:30'));

/** Steps of a paid return: at the return, on account, or refunded. */
const returnPaid = (p: Parcel, ...then: readonly Step[]): readonly Step[] => [
  ...handedIn(p),
  recalled(p),
  extraFee(p.who('clerk', p.origin), 'reverseSign', after(10, 30), 'redelivery', 1_000_00),
  ...then,
  fetched(p),
];

/** Stories that end with the sender, or before the parcel leaves. */
export const returnStories: readonly Story[] = [
  closedStory('rejected and sent home', 30, { cashOnDelivery: true }, (p) => [...sentBack(p), ...sentHome(p)]),
  closedStory('rejection withdrawn', 8, {}, (p) => [
    ...onTheWay(p),
    rejectionReported(p),
    step('order.rejectionWithdrawn', p.who('support', p.origin), after(10, 30), { reason: 'Receiver rang back' }),
    ...atTheDoor(p),
    ...counted(p),
  ]),
  closedStory('rejected, then delivered again', 8, { deliveryWay: 'door' }, redelivered),
  closedStory('recalled before it left', 10, {}, (p) => [...handedIn(p), recalled(p), fetched(p)]),
  closedStory('stopped on the road', 10, { route: 'crossCity' }, turnedRound),
  closedStory('cancelled after collection', 12, {}, (p) => [
    ...handedIn(p),
    cancelAsked(p),
    cancelApproved(p),
    fetched(p),
  ]),
  closedStory('cancellation refused', 5, { route: 'domestic' }, (p) => [
    ...handedIn(p),
    cancelAsked(p),
    cancelRefused(p),
    ...carried(p),
    ...finished(p),
  ]),
  closedStory('cancelled before collection', 30, { payType: 'receiverPays' }, (p) => [
    ...ordered(p),
    step('order.cancelled', p.who('support', p.origin), after(5, 60), {
      reason: p.random.pick(['Not needed any more', 'Will bring it to the counter', '客户取消']),
    }),
  ]),
  closedStory('entered twice and deleted', 8, { source: 'staffApp' }, (p) => [
    ...ordered(p).slice(0, 1),
    step('order.deleted', p.creator, after(3, 30), { reason: 'Entered twice' }),
  ]),
  closedStory('way home paid', 4, {}, (p) =>
    returnPaid(p, paid('reverseSign', p.who('clerk', p.origin)), confirmed(p, 'reverseSign')),
  ),
  closedStory('way home paid, not counted yet', 4, {}, (p) =>
    returnPaid(p, paid('reverseSign', p.who('clerk', p.origin))),
  ),
  closedStory('way home put on account', 3, {}, (p) => returnPaid(p, credited(p, 'reverseSign'))),
  closedStory('way home refunded', 3, {}, (p) => [
    ...returnPaid(p, paid('reverseSign', p.who('clerk', p.origin))),
    ...refunded('reverseSign', 'The mistake was ours'),
  ]),
  closedStory('freight refunded', 5, { payType: 'senderCash' }, (p) => [
    ...delivered(p),
    ...refunded('collection', 'Delivered two days late'),
  ]),
  closedStory('goods payment refunded', 4, { cashOnDelivery: true }, (p) => [
    ...delivered(p),
    ...refunded('sign', 'Contents missing'),
  ]),
  closedStory('online fee refunded', 3, {}, (p) =>
    onlineFee(p, paid('online', p.who('courier', p.destination)), ...refunded('online', 'There was a lift')),
  ),
  closedStory('online fee paid, not counted yet', 3, {}, (p) =>
    onlineFee(p, paid('online', p.who('courier', p.destination))),
  ),
  closedStory('online fee on account', 3, {}, (p) => onlineFee(p, credited(p, 'online'))),
  closedStory('receiver on account', 4, { payType: 'receiverPays' }, (p) => [
    ...onTheWay(p),
    credited(p, 'sign'),
    signed(p),
  ]),
];

const credited = (p: Parcel, stage: 'sign' | 'online' | 'reverseSign'): Step =>
  conditionalStep(`order.${stage}Credited`, p.who('finance', p.origin), after(5, 30), ({ aggregate }) => ({
    amount: aggregate.context.due[stage],
  }));

const onlineFee = (p: Parcel, settled: Step, ...afterwards: readonly Step[]): readonly Step[] => [
  ...stored(p),
  extraFee(p.who('clerk', p.destination), 'online', after(10, 40), 'storage', 800_00),
  settled,
  ...handedOut(p),
  ...atTheDoor(p),
  ...afterwards,
];
