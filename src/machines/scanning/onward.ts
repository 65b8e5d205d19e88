import type { Held, Onward, OpenBag } from './direction.ts';

type Row = Readonly<Record<string, unknown>>;

/** Next branches of a branch, by last branch. */
export type Routes = Readonly<Record<string, string>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the reason why a parcel goes no further, by its row; only the server knows open problem forms. */
function heldOf(row: Row): Held | null {
  if (textOf(row['endedAt']) !== null) return 'ended';
  if (row['problem'] === true) return 'problem';
  if (row['intercept'] === 'on') return 'intercepted';
  if (row['cancelRequest'] === 'confirming') return 'cancelRequest';
  if (row['state'] === 'rejectionToConfirm') return 'rejection';
  if (row['request'] !== 'none') return 'request';
  if (row['customs'] === 'held') return 'customs';
  return row['exception'] === 'none' ? null : (row['exception'] as Held);
}

/** Returns the next branch on the way from a branch to a last one. */
const nextTo = (last: string, branch: string | null, routes: Routes): string | null =>
  last === branch ? null : (routes[last] ?? null);

/** Returns where a parcel goes from a branch, by the row of its order. */
export function onwardOfOrder(row: Row, branch: string | null, routes: Routes): Onward {
  const reverse = String(row['reverse']);
  const last = String(row[reverse === 'none' ? 'destinationBranch' : 'originBranch']);
  const sortedTo = textOf(row['nextBranch']);
  // What it was sorted to counts until it is there.
  const next = last === branch || sortedTo === null || sortedTo === branch ? nextTo(last, branch, routes) : sortedTo;
  return { id: String(row['id']), kind: 'order', last, next, reverse, shelf: textOf(row['shelf']), held: heldOf(row) };
}

/** Returns where a bag goes from a branch, by its row. */
export function onwardOfPackage(row: Row, branch: string | null, routes: Routes): Onward {
  const last = String(row['destination']);
  const reverse = textOf(row['direction']) ?? 'none';
  const held = row['lost'] === true ? 'ended' : null;
  return {
    id: String(row['id']),
    kind: 'package',
    last,
    next: nextTo(last, branch, routes),
    reverse,
    shelf: null,
    held,
  };
}

/** Returns where a parcel or bag goes from a branch, by its row; null for any other record. */
export function onwardOf(machine: string, row: Row, branch: string | null, routes: Routes): Onward | null {
  if (machine === 'order') return onwardOfOrder(row, branch, routes);
  return machine === 'package' ? onwardOfPackage(row, branch, routes) : null;
}

/** Returns the bags that take parcels in a branch, after an event of the log; the one worked on last comes first. */
export function bagsAfter(
  bags: readonly OpenBag[],
  machine: string,
  row: Row,
  branch: string | null,
): readonly OpenBag[] {
  if (machine !== 'package') return bags;
  const bag = openBagOf(row, branch);
  const others = bags.filter(({ id }) => id !== row['id']);
  return bag ? [bag, ...others] : others;
}

/** Returns a bag that takes parcels in a branch now; null for any other. */
export function openBagOf(row: Row, branch: string | null): OpenBag | null {
  const destination = textOf(row['destination']);
  const isOpen = row['state'] === 'unused' || row['state'] === 'packed';
  if (!isOpen || row['location'] !== branch || destination === null) return null;
  return { id: String(row['id']), destination, reverse: textOf(row['direction']) };
}
