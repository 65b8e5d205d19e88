/** Reason why a parcel or bag goes no further now; exceptions by their own names. */
export const HELD = [
  'ended',
  'problem',
  'intercepted',
  'cancelRequest',
  'rejection',
  'request',
  'customs',
  'damaged',
  'extra',
  'lostSearch',
  'notArrived',
  'short',
  'wrongBranch',
] as const;
export type Held = (typeof HELD)[number];

/** Direction of a parcel or bag from a branch, by its record. */
export interface Onward {
  readonly id: string;
  readonly kind: 'order' | 'package';
  /** Its last branch: the origin of a return. */
  readonly last: string;
  /** The next branch on its way; null where it has arrived, or no route is known. */
  readonly next: string | null;
  /** Kind of return; `none` on the way to the receiver. */
  readonly reverse: string;
  readonly shelf: string | null;
  readonly held: Held | null;
}

/** A bag of a branch that takes parcels now. */
export interface OpenBag {
  readonly id: string;
  readonly destination: string;
  /** Kind of return that it is for; null for any. */
  readonly reverse: string | null;
}

/** Next action of a person with a scanner. */
export type Direction =
  | { readonly kind: 'aside'; readonly held: Held | null }
  | { readonly kind: 'bag'; readonly bag: string; readonly branch: string }
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'place'; readonly shelf: string }
  /** It stays in this branch, and lies on no shelf yet. */
  | { readonly kind: 'stay' }
  /** The bag with this number is opened here. */
  | { readonly kind: 'open'; readonly bag: string }
  | { readonly kind: 'vehicle'; readonly branch: string }
  | { readonly kind: 'back' | 'again' | 'pieces' };

/** Returns true if the rules let a parcel into a bag: to its next branch or straight to its last one. */
const takes = ({ destination, reverse }: OpenBag, thing: Onward): boolean =>
  (destination === thing.next || destination === thing.last) && (reverse === null || reverse === thing.reverse);

/** Directs a thing on from a branch: aside, or into its open bag, to its next branch, or to its shelf. */
export function directionOf(thing: Onward, branch: string | null, bags: readonly OpenBag[]): Direction {
  if (thing.held !== null) return { kind: 'aside', held: thing.held };
  const isHere = thing.last === branch;
  if (thing.kind === 'package') {
    return isHere ? { kind: 'open', bag: thing.id } : { kind: 'branch', branch: thing.next ?? thing.last };
  }
  if (isHere) return thing.shelf === null ? { kind: 'stay' } : { kind: 'place', shelf: thing.shelf };
  const fitting = bags.filter((bag) => takes(bag, thing));
  // The bag that goes further saves handling on the way.
  const bag = fitting.find(({ destination }) => destination === thing.last) ?? fitting[0];
  if (bag) return { kind: 'bag', bag: bag.id, branch: bag.destination };
  return { kind: 'branch', branch: thing.next ?? thing.last };
}
