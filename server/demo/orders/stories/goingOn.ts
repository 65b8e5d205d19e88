import { after, between } from '../clock.ts';
import type { Parcel } from '../parcel.ts';
import { step, stepSeeing, until, untilLast, type Step } from '../step.ts';
import {
  arrived,
  attemptFailed,
  created,
  declared,
  departed,
  extraFee,
  held,
  loaded,
  packed,
  sorted,
  warehoused,
} from '../steps.ts';
import { going, type Story } from '../story.ts';
import { brought, carried, handedIn, handedOut, onTheWay, ordered, stored } from './chapters.ts';
import { transshipped } from './deliveries.ts';
import { cancelAsked, cancelRefused, intercepted, recalled, rejected, rejectionReported, sentBack } from './returns.ts';
import { discardAsked, findReported, givenUp, lost, marked, missing, searched } from './troubles.ts';

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

/** Steps up to customs at the border: declared and not yet cleared. */
const atTheBorder = (p: Parcel): readonly Step[] => {
  const place = p.way.indexOf('MUS') < p.way.indexOf('RUI') ? p.way.indexOf('MUS') : p.way.indexOf('RUI');
  const [from = '', to = ''] = p.way.slice(place, place + 2);
  return [
    ...handedIn(p),
    ...carried({ ...p, way: p.way.slice(0, place + 1) }),
    sorted(p, from, to),
    declared(p, from),
    loaded(p, from, to),
    departed(p, from, to),
    arrived(p, from, to),
  ];
};

const lastOf = (p: Parcel): string =>
  p.way[p.way.indexOf('MUS') < p.way.indexOf('RUI') ? p.way.indexOf('RUI') : p.way.indexOf('MUS')] ?? '';

/** Stories of orders that are still open: every state of today's lists. */
export const goingOn: readonly Story[] = [
  going('waits for a courier', 7, {}, (p) => [created(p)]),
  going('waits since last evening', 4, { evening: true }, (p) => [created(p)]),
  going('waits to be collected', 7, {}, (p) => ordered(p)),
  going('waits for the shop’s parcel', 6, { source: 'transshipment' }, (p) => [created(p)]),
  going('in the warehouse at the border', 5, { source: 'transshipment' }, transshipped),
  going('collected', 7, {}, (p) => until('order.collected', handedIn(p))),
  going('taken in', 7, { route: 'away' }, handedIn),
  going('sorted', 7, { route: 'away' }, (p) => leaving(p)),
  going('in a bag', 8, { route: 'crossCity' }, (p) => leaving(p, (from, to) => packed(p, from, to))),
  going('on a vehicle that waits', 6, { route: 'crossCity' }, (p) =>
    leaving(p, (from, to) => loaded(p, from, to, 'waiting')),
  ),
  going('on the road', 12, { route: 'crossCity' }, (p) => leaving(p, ...onTheRoad(p))),
  going('at the ramp', 7, { route: 'crossCity' }, (p) => leaving(p, load(p), depart(p), arrive(p))),
  going('on the shelf', 8, {}, stored),
  going('taken for delivery', 8, {}, (p) => [...brought(p), ...handedOut(p).slice(0, 1)]),
  going('out for delivery', 10, {}, onTheWay),
  going('tried in vain', 4, {}, (p) => [...onTheWay(p), attemptFailed(p)]),
  going('on the way to the station', 4, { deliveryWay: 'station' }, toStation),
  going('on the way to the airport', 3, { deliveryWay: 'airport' }, toStation),
  going('at the station', 5, { deliveryWay: 'station' }, (p) => [
    ...toStation(p),
    step('order.arrivedAtStation', p.who('clerk', p.destination), after(15, 60)),
  ]),
  going('rejection to be confirmed', 5, {}, (p) => [...onTheWay(p), rejectionReported(p)]),
  going('rejected', 5, { cashOnDelivery: true }, (p) => rejected(p, 'sendBack')),
  going('rejected, to be delivered again', 3, {}, (p) => rejected(p, 'deliverAgain')),
  going('to be sent back', 5, { cashOnDelivery: true }, sentBack),
  going('recalled', 4, {}, (p) => [...handedIn(p), recalled(p)]),
  going('to be stopped on the road', 5, { route: 'crossCity' }, (p) => [
    ...leaving(p, ...onTheRoad(p)),
    intercepted(p),
  ]),
  going('cancellation asked for', 5, {}, (p) => [...handedIn(p), cancelAsked(p)]),
  going('cancellation just refused', 3, {}, (p) => [...handedIn(p), cancelAsked(p), cancelRefused(p)]),
  going('declared at the border', 4, { route: 'crossBorder' }, (p) =>
    untilLast('order.customsDeclared', atTheBorder(p)),
  ),
  going('at the other side of the border', 4, { route: 'crossBorder' }, atTheBorder),
  going('held by customs now', 4, { route: 'crossBorder' }, (p) => [
    ...atTheBorder(p),
    held(p, lastOf(p)),
    warehoused(p, lastOf(p)),
  ]),
  going('damaged', 4, {}, (p) => [...stored(p), marked(p, 'order.damageReported')]),
  going('one piece short', 4, { manyPieces: true }, (p) => [...brought(p), marked(p, 'order.markedShort')]),
  going('one piece too many', 3, {}, (p) => [...brought(p), marked(p, 'order.markedExtra')]),
  going('in the wrong branch', 3, {}, (p) => [...brought(p), marked(p, 'order.markedWrongBranch')]),
  going('not arrived', 4, { route: 'crossCity' }, missing),
  going('searched for', 4, { route: 'crossCity' }, (p) => [...missing(p), searched(p)]),
  going('loss to be confirmed', 4, { route: 'crossCity' }, givenUp),
  going('find to be confirmed', 3, { route: 'crossCity' }, (p) => [...lost(p), findReported(p)]),
  going('discard to be confirmed', 4, { cashOnDelivery: false, payType: 'senderCash' }, (p) => [
    ...stored(p),
    discardAsked(p),
  ]),
  going('correction to be confirmed', 3, {}, (p) => [
    ...onTheWay(p),
    attemptFailed(p),
    stepSeeing('order.voidRequested', p.who('manager', p.destination), after(5, 15), ({ aggregate }) => ({
      version: aggregate.version,
      ground: 'didNotOccur',
      reason: 'Courier was at the wrong house',
    })),
  ]),
  going('fee to be paid online', 4, {}, (p) => [
    ...stored(p),
    extraFee(p.who('clerk', p.destination), 'online', after(10, 40), 'remoteArea', 1_200_00),
  ]),
  going('way home to be paid', 3, {}, (p) => [
    ...handedIn(p),
    recalled(p),
    extraFee(p.who('clerk', p.origin), 'reverseSign', after(10, 30), 'redelivery', 1_000_00),
  ]),
  going('complaint open', 5, {}, (p) => [
    ...stored(p),
    step('order.workOrderRaised', p.who('support', p.origin), between('09:00', '17:00'), {
      question: '113',
      remark: 'Customer asks where the parcel is',
    }),
  ]),
];
