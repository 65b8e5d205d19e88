import { after, between } from '../clock.ts';
import type { Parcel } from '../parcel.ts';
import { step, conditionalStep, until, untilLast, type Step } from '../step.ts';
import {
  arrived,
  attemptFailed,
  created,
  departed,
  extraFee,
  held,
  loaded,
  packed,
  sorted,
  warehoused,
} from '../steps.ts';
import { openStory, type Story } from '../story.ts';
import { atTheBorder, farSideOf } from './border.ts';
import { brought, handedIn, handedOut, onTheWay, ordered, stored } from './commonSteps.ts';
import { transshipped } from './deliveries.ts';
import { cancelAsked, cancelRefused, intercepted, recalled, rejected, rejectionReported, sentBack } from './returns.ts';
import { discardAsked, findReported, givenUp, lost, marked, missing, searched } from './exceptions.ts';

/** Steps of the first line's transport up to a step. */
const leaving = (p: Parcel, ...ride: readonly ((from: string, to: string) => Step)[]): readonly Step[] => {
  const [from = '', to = ''] = p.way;
  return [...handedIn(p), sorted(p, from, to), ...ride.map((next) => next(from, to))];
};

const load = (p: Parcel) => (from: string, to: string) => loaded(p, from, to);
const depart = (p: Parcel) => (from: string, to: string) => departed(p, from, to);
const onTheRoad = (p: Parcel) => [
  (from: string, to: string) => loaded(p, from, to, 'on the road'),
  (from: string, to: string) => departed(p, from, to, 'on the road'),
];
const arrive = (p: Parcel) => (from: string, to: string) => arrived(p, from, to);

const toStation = (p: Parcel): readonly Step[] => [
  ...onTheWay(p),
  step('order.sentToStation', p.who('courier', p.destination), after(20, 60)),
];

/** Stories of orders that are still open: every state of today's lists. */
export const openStories: readonly Story[] = [
  openStory('waits for a courier', 7, {}, (p) => [created(p)]),
  openStory('waits since last evening', 4, { evening: true }, (p) => [created(p)]),
  openStory('waits to be collected', 7, {}, (p) => ordered(p)),
  openStory('waits for the shop’s parcel', 6, { source: 'transshipment' }, (p) => [created(p)]),
  openStory('in the warehouse at the border', 5, { source: 'transshipment' }, transshipped),
  openStory('collected', 7, {}, (p) => until('order.collected', handedIn(p))),
  openStory('taken in', 7, { route: 'away' }, handedIn),
  openStory('sorted', 7, { route: 'away' }, (p) => leaving(p)),
  openStory('in a bag', 8, { route: 'crossCity' }, (p) => leaving(p, (from, to) => packed(p, from, to))),
  openStory('on a vehicle that waits', 6, { route: 'crossCity' }, (p) =>
    leaving(p, (from, to) => loaded(p, from, to, 'waiting')),
  ),
  openStory('on the road', 12, { route: 'crossCity' }, (p) => leaving(p, ...onTheRoad(p))),
  openStory('at the ramp', 7, { route: 'crossCity' }, (p) => leaving(p, load(p), depart(p), arrive(p))),
  openStory('on the shelf', 8, {}, stored),
  openStory('taken for delivery', 8, {}, (p) => [...brought(p), ...handedOut(p).slice(0, 1)]),
  openStory('out for delivery', 10, {}, onTheWay),
  openStory('tried in vain', 4, {}, (p) => [...onTheWay(p), attemptFailed(p)]),
  openStory('on the way to the station', 4, { deliveryWay: 'station' }, toStation),
  openStory('on the way to the airport', 3, { deliveryWay: 'airport' }, toStation),
  openStory('at the station', 5, { deliveryWay: 'station' }, (p) => [
    ...toStation(p),
    step('order.arrivedAtStation', p.who('clerk', p.destination), after(15, 60)),
  ]),
  openStory('rejection to be confirmed', 5, {}, (p) => [...onTheWay(p), rejectionReported(p)]),
  openStory('rejected', 5, { cashOnDelivery: true }, (p) => rejected(p, 'sendBack')),
  openStory('rejected, to be delivered again', 3, {}, (p) => rejected(p, 'deliverAgain')),
  openStory('to be sent back', 5, { cashOnDelivery: true }, sentBack),
  openStory('recalled', 4, {}, (p) => [...handedIn(p), recalled(p)]),
  openStory('to be stopped on the road', 5, { route: 'crossCity' }, (p) => [
    ...leaving(p, ...onTheRoad(p)),
    intercepted(p),
  ]),
  openStory('cancellation asked for', 5, {}, (p) => [...handedIn(p), cancelAsked(p)]),
  openStory('cancellation just refused', 3, {}, (p) => [...handedIn(p), cancelAsked(p), cancelRefused(p)]),
  openStory('declared at the border', 4, { route: 'crossBorder' }, (p) =>
    untilLast('order.customsDeclared', atTheBorder(p)),
  ),
  openStory('at the other side of the border', 4, { route: 'crossBorder' }, atTheBorder),
  openStory('held by customs now', 4, { route: 'crossBorder' }, (p) => [
    ...atTheBorder(p),
    held(p, farSideOf(p)),
    warehoused(p, farSideOf(p)),
  ]),
  openStory('damaged', 4, {}, (p) => [...stored(p), marked(p, 'order.damageReported')]),
  openStory('one piece short', 4, { manyPieces: true }, (p) => [...brought(p), marked(p, 'order.markedShort')]),
  openStory('one piece too many', 3, {}, (p) => [...brought(p), marked(p, 'order.markedExtra')]),
  openStory('in the wrong branch', 3, {}, (p) => [...brought(p), marked(p, 'order.markedWrongBranch')]),
  openStory('not arrived', 4, { route: 'crossCity' }, missing),
  openStory('searched for', 4, { route: 'crossCity' }, (p) => [...missing(p), searched(p)]),
  openStory('loss to be confirmed', 4, { route: 'crossCity' }, givenUp),
  openStory('find to be confirmed', 3, { route: 'crossCity' }, (p) => [...lost(p), findReported(p)]),
  openStory('discard to be confirmed', 4, { cashOnDelivery: false, payType: 'senderCash' }, (p) => [
    ...stored(p),
    discardAsked(p),
  ]),
  openStory('correction to be confirmed', 3, {}, (p) => [
    ...onTheWay(p),
    attemptFailed(p),
    conditionalStep('order.voidRequested', p.who('manager', p.destination), after(5, 15), ({ aggregate }) => ({
      version: aggregate.version,
      ground: 'didNotOccur',
      reason: 'Courier was at the wrong house',
    })),
  ]),
  openStory('fee to be paid online', 4, {}, (p) => [
    ...stored(p),
    extraFee(p.who('clerk', p.destination), 'online', after(10, 40), 'remoteArea', 1_200_00),
  ]),
  openStory('way home to be paid', 3, {}, (p) => [
    ...handedIn(p),
    recalled(p),
    extraFee(p.who('clerk', p.origin), 'reverseSign', after(10, 30), 'redelivery', 1_000_00),
  ]),
  openStory('complaint open', 5, {}, (p) => [
    ...stored(p),
    step('order.workOrderRaised', p.who('support', p.origin), between('09:00', '17:00'), {
      question: '113',
      remark: 'Customer asks where the parcel is',
    }),
  ]),
];
