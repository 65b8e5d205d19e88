import type { DemoCommand, DemoContext } from './demoContext.ts';

type Order = Readonly<Record<string, unknown>>;

/** A mistake of everyday work, and the orders with which it happens. */
interface DemoMistake {
  readonly state: string;
  readonly role: 'clerk' | 'courier' | 'sorter';
  readonly event: string;
  readonly data?: (order: Order) => NonNullable<DemoCommand['data']>;
  readonly happensWith?: (order: Order) => boolean;
  readonly times: number;
}

/** Returns whether the parcel is at an intermediate branch on its way to the receiver. */
const isNotAtItsLastBranch = ({ destinationBranch, currentBranch, reverse }: Order): boolean =>
  reverse === 'none' && destinationBranch !== currentBranch;

const demoMistakes: readonly DemoMistake[] = [
  // Scans a parcel a second time.
  { state: 'warehoused', role: 'clerk', event: 'warehoused', times: 9 },
  { state: 'delivering', role: 'courier', event: 'outForDelivery', times: 6 },
  // Takes a parcel from the wrong shelf.
  { state: 'warehoused', role: 'courier', event: 'deliveryClaimed', happensWith: isNotAtItsLastBranch, times: 12 },
  {
    state: 'pendingDelivery',
    role: 'sorter',
    event: 'sorted',
    data: ({ destinationBranch }) => ({ nextBranch: destinationBranch }),
    times: 4,
  },
  // Records too late, or for a customer of another courier.
  {
    state: 'signed',
    role: 'courier',
    event: 'deliveryAttemptFailed',
    data: () => ({ cause: 'nobodyHome', reason: 'Nobody was at home' }),
    times: 5,
  },
  // Enters a wrong amount, or tries to undo what is final; also for the auditors.
  {
    state: 'delivering',
    role: 'courier',
    event: 'signPaid',
    data: () => ({ amount: 1_00, method: 'cash' }),
    happensWith: ({ paySign }) => paySign === 'unpaid',
    times: 3,
  },
  {
    state: 'warehoused',
    role: 'clerk',
    event: 'cancelled',
    data: () => ({ reason: 'The sender called' }),
    times: 2,
  },
  { state: 'pendingAcceptance', role: 'courier', event: 'collected', data: () => ({ piecesScanned: 1 }), times: 3 },
];

/** Cities whose staff make mistakes, by their branch. */
const cities: Readonly<Record<string, string>> = { YGN: 'yangon', MDY: 'mandalay', MUS: 'muse' };

const branchOf = (order: Order): string => String(order['currentBranch'] ?? order['originBranch']);

/** Plays today's refused attempts, for process mining and the list of refusals. */
export async function mistakes({ refused, rowsIn, before }: DemoContext): Promise<void> {
  let hoursAgo = 9;
  for (const { state, role, event, data, happensWith = () => true, times } of demoMistakes) {
    const orders = (await rowsIn('order', state, 400)).filter(
      (order) => branchOf(order) in cities && happensWith(order),
    );
    for (const order of orders.slice(0, times)) {
      hoursAgo *= 0.93;
      await refused({
        by: `${role}.${cities[branchOf(order)]}`,
        machine: 'order',
        id: String(order['id']),
        type: `order.${event}`,
        data: data?.(order) ?? {},
        at: before(0, hoursAgo),
      });
    }
  }
}
