import { after, between, type When } from '../clock.ts';
import type { Parcel } from '../parcel.ts';
import { step, untilLast, type Step } from '../step.ts';
import { held, released, warehoused } from '../steps.ts';
import { closedStory, type Story } from '../story.ts';
import { atTheBorder, farSideOf } from './border.ts';
import { brought, carried, finished, stored } from './commonSteps.ts';
import { rejected } from './returns.ts';

type Mark =
  | 'order.damageReported'
  | 'order.markedShort'
  | 'order.markedNotArrived'
  | 'order.markedExtra'
  | 'order.markedWrongBranch'
  | 'order.searchOpened';

const why: Readonly<Record<Mark, string>> = {
  'order.damageReported': 'Corner crushed, contents to be seen',
  'order.markedShort': 'One piece fewer than on the waybill',
  'order.markedNotArrived': 'On the list of the vehicle, not on the vehicle',
  'order.markedExtra': 'On the vehicle, not on its list',
  'order.markedWrongBranch': 'Belongs to another branch',
  'order.searchOpened': 'Not found on any shelf',
};

/** Step of the branch of destination that marks an exception. */
export const marked = (p: Parcel, type: Mark, role = 'clerk', when: When = after(5, 30)): Step =>
  step(type, p.who(role, p.destination), when, {
    reason: why[type],
    ...(type === 'order.damageReported' ? { photos: [`damage-${p.number}`] } : {}),
  });

export const searched = (p: Parcel): Step => marked(p, 'order.searchOpened', 'support', after(60, 240));

const cleared = (p: Parcel): Step =>
  step('order.exceptionCleared', p.who('sorter', p.destination), after(60, 300), {
    reason: 'Looked at, repacked and in order',
  });

/** Steps of a parcel that is on the vehicle's list but not taken in at arrival. */
export const missing = (p: Parcel): readonly Step[] => [
  ...untilLast('order.arrived', brought(p)),
  marked(p, 'order.markedNotArrived'),
];

/** Steps of a parcel that was searched for more than three days and declared lost by two people. */
export const givenUp = (p: Parcel): readonly Step[] => [
  ...missing(p),
  searched(p),
  step('order.lossReported', p.who('operations', p.destination), between('09:30', '16:00', 4), {
    reason: 'Three days of search in both branches',
  }),
];

export const lost = (p: Parcel): readonly Step[] => [
  ...givenUp(p),
  step('order.lost', p.who('manager', p.destination), between('09:00', '17:00')),
];

export const findReported = (p: Parcel): Step =>
  step('order.findReported', p.who('clerk', p.destination), between('09:00', '16:00', p.random.whole(1, 3)), {
    reason: 'Found behind the sorting table',
  });

export const discardAsked = (p: Parcel): Step =>
  step('order.discardRequested', p.who('support', p.origin), between('09:00', '16:00', 2), {
    reason: 'Owner gives the parcel up',
    consent: `consent-${p.number}`,
  });

const discarded = (p: Parcel): Step => step('order.discarded', p.who('manager', p.destination), after(30, 180));

/** Steps to the border and over it, with two customs checks. */
const throughCustoms = (p: Parcel): readonly Step[] => {
  const to = farSideOf(p);
  return [
    ...atTheBorder(p),
    held(p, to),
    warehoused(p, to),
    released(p, to, between('10:00', '16:00', 2)),
    ...carried({ ...p, way: p.way.slice(p.way.indexOf(to)) }),
  ];
};

/** Stories of exceptions during transport, and how they end. */
export const exceptionStories: readonly Story[] = [
  closedStory('damaged, repacked and delivered', 12, {}, (p) => [
    ...brought(p),
    marked(p, 'order.damageReported'),
    cleared(p),
    ...finished(p),
  ]),
  closedStory('one piece came later', 8, { manyPieces: true, route: 'crossCity' }, (p) => [
    ...untilLast('order.arrived', brought(p)),
    marked(p, 'order.markedShort'),
    step('order.shortPieceResolved', p.who('clerk', p.destination), after(200, 500), { piecesCounted: p.form.pieces }),
    warehoused(p, p.destination),
    ...finished(p),
  ]),
  closedStory('taken for another branch’s', 5, {}, (p) => [
    ...brought(p),
    marked(p, 'order.markedWrongBranch'),
    cleared(p),
    ...finished(p),
  ]),
  closedStory('not on the vehicle’s list', 5, {}, (p) => [
    ...brought(p),
    marked(p, 'order.markedExtra'),
    cleared(p),
    ...finished(p),
  ]),
  closedStory('held by customs', 12, { route: 'crossBorder' }, (p) => [...throughCustoms(p), ...finished(p)]),
  closedStory('lost', 6, { route: 'crossCity' }, lost),
  closedStory('lost and found', 5, { route: 'crossCity' }, (p) => [
    ...lost(p),
    findReported(p),
    step('order.found', p.who('manager', p.destination), after(30, 120)),
    ...finished(p),
  ]),
  closedStory('given up on the shelf', 6, { cashOnDelivery: false, payType: 'senderCash' }, (p) => [
    ...stored(p),
    discardAsked(p),
    discarded(p),
  ]),
  closedStory('rejected and given up', 4, { cashOnDelivery: false, payType: 'senderCash' }, (p) => [
    ...rejected(p, 'discard'),
    discardAsked(p),
    discarded(p),
  ]),
];
