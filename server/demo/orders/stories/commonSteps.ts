import { after, between } from '../clock.ts';
import type { Parcel } from '../parcel.ts';
import type { Step } from '../step.ts';
import {
  assigned,
  attemptFailed,
  autoAssigned,
  claimed,
  collected,
  confirmed,
  created,
  delivererAssigned,
  delivererAutoAssigned,
  labelled,
  paid,
  returnSigned,
  shelved,
  signed,
  takenOut,
  travel,
  warehoused,
} from '../steps.ts';

/** Minutes of a courier's trip to a door. */
const onTheRoad = after(25, 110);

/** Steps from the form to the courier at the sender's door. */
export const ordered = (p: Parcel): readonly Step[] => [
  created(p),
  ...(p.random.chance(0.7) ? [labelled(p)] : []),
  p.evening || p.random.chance(0.6) ? assigned(p) : autoAssigned(p),
];

/** Steps until the parcel is collected, paid if the sender pays, and in the branch of departure. */
export const handedIn = (p: Parcel): readonly Step[] => [
  ...ordered(p),
  paid('collection', p.who('courier', p.origin), onTheRoad),
  collected(p),
  warehoused(p, p.origin),
];

/** Steps from the branch of departure to that of destination. */
export const carried = (p: Parcel): readonly Step[] => travel(p, p.way);

/** Steps until the parcel is in the branch of destination. */
export const brought = (p: Parcel): readonly Step[] => [...handedIn(p), ...carried(p)];

/** Steps until the parcel is on the shelf of the branch of destination. */
export const stored = (p: Parcel): readonly Step[] => [...brought(p), shelved(p, p.destination)];

/** Steps from the deliverer's assignment to the departure. */
export const handedOut = (p: Parcel): readonly Step[] => [
  p.random.weighted([
    [claimed(p, p.destination), 6],
    [delivererAssigned(p, p.destination), 3],
    [delivererAutoAssigned(p, p.destination), 2],
  ]),
  takenOut(p, p.destination),
];

/** Steps until the parcel is with the deliverer, on the way to the receiver. */
export const onTheWay = (p: Parcel): readonly Step[] => [
  ...(p.random.chance(0.4) ? stored(p) : brought(p)),
  ...handedOut(p),
];

/** Steps at the door: the amount due is paid, and the receiver signs. */
export const atTheDoor = (p: Parcel): readonly Step[] => [
  paid('sign', p.who('courier', p.destination), onTheRoad),
  signed(p),
];

/** Steps of the cashier's count of the payments. */
export const counted = (p: Parcel): readonly Step[] =>
  p.random.chance(0.85) ? [confirmed(p, 'collection'), confirmed(p, 'sign')] : [];

/** Remaining steps after the parcel has reached its last branch. */
export const finished = (p: Parcel): readonly Step[] => [...handedOut(p), ...atTheDoor(p), ...counted(p)];

/** Steps of a second attempt on the next morning. */
export const triedAgain = (p: Parcel): readonly Step[] => [
  attemptFailed(p),
  shelvedAgain(p),
  claimed(p, p.destination),
  takenOut(p, p.destination),
];

const shelvedAgain = (p: Parcel): Step => ({
  ...shelved(p, p.destination, between('16:30', '18:30')),
  data: () => ({ shelf: `${p.destination}-R1`, reason: 'Brought back: nobody at home' }),
});

/** Steps from the branch of departure to the sender, who fetches the parcel or receives it by courier. */
export const sentHome = (p: Parcel): readonly Step[] => {
  const way = p.way.toReversed();
  const home = travel(p, way, true);
  const byCourier = p.random.chance(0.6);
  if (!byCourier) return [...home, returnSigned(p, p.who('clerk', p.origin), between('09:00', '17:30'))];
  return [...home, claimed(p, p.origin), takenOut(p, p.origin), returnSigned(p, p.who('courier', p.origin))];
};
