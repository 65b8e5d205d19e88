import { fromMyanmar } from '#machines/time/calendar.ts';
import { WINDOW_ENDS } from '#machines/fields/schemas.ts';
import type { Order } from '#machines/order/context.ts';
import { COURIER_TASKS, type TaskKind } from '#machines/order/courierTasks.ts';
import { stages } from '#machines/money/stages.ts';
import type { OrderEvents } from '#machines/order/events.ts';
import type { OrderRow } from '#machines/order/row.ts';
import type { Filter } from '#services/page.ts';
import { listAddress } from '#views/shapes/list/address.ts';

/** Returns the filters of the parcels that a courier is to collect or to deliver. */
export const filtersOf = (kind: TaskKind, userId: string): readonly Filter[] => [
  { field: COURIER_TASKS[kind].field, op: 'eq', value: userId },
  { field: 'state', op: 'in', value: [...COURIER_TASKS[kind].states] },
];

/** Returns the address of the list of the same parcels. */
export const listOf = (kind: TaskKind, userId: string): string =>
  listAddress(`/delivery/${kind === 'collect' ? 'collect' : 'manage'}`, [
    { field: COURIER_TASKS[kind].field, op: 'eq', value: userId },
    { field: 'state', op: 'in', value: COURIER_TASKS[kind].states },
  ]);

/** Events at a door beside the next step: the code, nobody there, no thanks, another time. */
export const BESIDE: readonly string[] = [
  'order.receiverCodeEntered',
  'order.deliveryAttemptFailed',
  'order.rejectionReported',
  'order.deliveryTimeSet',
] satisfies (keyof OrderEvents)[];

/** One stop of a courier: whom to visit, where, and how much to take there, in hundredths of MMK. */
export interface Task {
  readonly id: string;
  readonly version: number;
  readonly kind: TaskKind;
  /** True if the sender is visited: to collect, or to bring it back. */
  readonly atSender: boolean;
  readonly state: string;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  /** Name of the city in the person's language; empty until it has come. */
  readonly cityName: string;
  readonly address: string;
  readonly amount: number;
  /** Instant of the next attempt, else until which it is promised or its collection asked for; null for any time. */
  readonly due: string | null;
  /** Instant at which its courier means to try again; null without one, and for a stop to collect. */
  readonly again: string | null;
  /** The day and its part for which collection is asked; null for none, and for a stop to deliver. */
  readonly pickup: { readonly day: string; readonly window: keyof typeof WINDOW_ENDS } | null;
  /** The safe place that the receiver chose; null without one, and for a stop at the sender. */
  readonly safePlace: string | null;
  readonly safePlaceNote: string | null;
}

type TaskRow = Pick<
  OrderRow,
  | 'id'
  | 'version'
  | 'state'
  | 'reverse'
  | 'senderName'
  | 'senderPhone'
  | 'senderCity'
  | 'senderAddress'
  | 'senderDue'
  | 'receiverName'
  | 'receiverPhone'
  | 'receiverCity'
  | 'receiverAddress'
  | 'receiverDue'
  | 'expectedDeliveryTime'
  | 'nextAttemptAt'
  | 'pickupDay'
  | 'pickupWindow'
  | 'safePlace'
  | 'safePlaceNote'
>;

const pickupOf = ({ pickupDay: day, pickupWindow }: TaskRow): Task['pickup'] =>
  day === null ? null : { day, window: pickupWindow ?? 'allDay' };

const endOf = (pickup: Task['pickup']): string | null =>
  pickup && fromMyanmar(`${pickup.day}T${WINDOW_ENDS[pickup.window]}`);

/** Returns the stop of a parcel. What is sent back is delivered to its sender, who pays for the way back. */
export function taskOf(kind: TaskKind, row: TaskRow): Task {
  const { id, version, state } = row;
  const isAtSender = kind === 'collect' || row.reverse !== 'none';
  const party = isAtSender
    ? { name: row.senderName, phone: row.senderPhone, city: row.senderCity, address: row.senderAddress }
    : { name: row.receiverName, phone: row.receiverPhone, city: row.receiverCity, address: row.receiverAddress };
  const pickup = kind === 'collect' ? pickupOf(row) : null;
  const amount = isAtSender ? row.senderDue : row.receiverDue;
  return {
    ...party,
    cityName: '',
    id,
    version,
    kind,
    atSender: isAtSender,
    state,
    amount,
    due: kind === 'collect' ? endOf(pickup) : (row.nextAttemptAt ?? row.expectedDeliveryTime),
    again: kind === 'collect' ? null : row.nextAttemptAt,
    pickup,
    safePlace: isAtSender ? null : row.safePlace,
    safePlaceNote: isAtSender ? null : row.safePlaceNote,
  };
}

/** Returns the address that opens a place in the phone's own map (RFC 5870, with the usual query). */
export const mapAddress = (where: string): string => `geo:0,0?q=${encodeURIComponent(where)}`;

/**
 * Returns the amount to take at a stop and how much of it is for goods, in hundredths of MMK. The record knows it better than its
 * row: it counts what this device has not sent yet.
 */
export function dueAt(
  { kind, atSender, amount }: Pick<Task, 'kind' | 'atSender' | 'amount'>,
  record: Pick<Order, 'due' | 'charged'> | null,
): { readonly amount: number; readonly goods: number } {
  if (record === null) return { amount, goods: 0 };
  if (kind === 'deliver' && !atSender)
    return { amount: record.due.sign, goods: Math.min(record.due.sign, record.charged.sign.goods ?? 0) };
  const due = stages.reduce((sum, stage) => (stage === 'sign' ? sum : sum + record.due[stage]), 0);
  return { amount: due, goods: 0 };
}

/** Sorts after every time. */
const LAST = '9999';

/** Sorts stops: those of a city together, the city with the most stops first, then by the promised time. */
export function byCity(tasks: readonly Task[]): readonly Task[] {
  const counts = new Map<string, number>();
  for (const { city } of tasks) counts.set(city, (counts.get(city) ?? 0) + 1);
  const countOf = ({ city }: Task): number => counts.get(city) ?? 0;
  return tasks.toSorted(
    (one, other) =>
      countOf(other) - countOf(one) ||
      one.city.localeCompare(other.city) ||
      (one.due ?? LAST).localeCompare(other.due ?? LAST) ||
      one.id.localeCompare(other.id),
  );
}
