import { localDay } from '#machines/time/calendar.ts';
import { MINUTE_MS, midnightBefore, timeOfDay } from './clock.ts';
import { lineBetween } from './lines.ts';
import type { Timed } from './timed.ts';
import type { Ride, Scene, Step } from './step.ts';
import { BAGS_LOADED } from './steps.ts';

/** A step with a vehicle or a bag, for all its parcels. */
export interface VehicleTask {
  readonly carrier: Ride['carrier'];
  /** The line, the day and the mark, which identify one vehicle or bag. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  readonly type: string;
  readonly data: (scene: VehicleTaskScene) => Readonly<Record<string, unknown>>;
  /** True if the task creates the carrier. */
  readonly first: boolean;
}

interface VehicleTaskScene extends Pick<Scene, 'idOf'> {
  readonly named: (carrier: Ride['carrier'], key: string) => string;
}

const SEALING_MS = 8 * MINUTE_MS;
/** Time when bags that came in the night are opened. */
const BAGS_OPENED = '08:40';
const VEHICLES_READY = { morning: '08:40', evening: '13:00' } as const;

const iso = (instant: number): string => new Date(instant).toISOString();
const onDay = (instant: number, time: string): number => midnightBefore(instant) + timeOfDay(time);

/** Names a line's vehicle or bag of a day. */
export const carrierKey = ({ carrier, from, to, mark }: Ride, at: number): string =>
  [carrier, from, to, localDay(iso(at)), mark].join(' ');

type CarriedStep = Timed & { readonly ride: Ride; readonly key: string };

const isCarried = (timed: Timed): timed is CarriedStep => timed.ride !== undefined && timed.key !== undefined;

const firstOf = (steps: readonly CarriedStep[], type: Step['type']): CarriedStep | undefined =>
  steps.filter(({ step }) => step.type === type).toSorted((one, other) => one.at - other.at)[0];

function vehicle(steps: readonly CarriedStep[]): readonly VehicleTask[] {
  const [one] = steps;
  const begun = firstOf(steps, 'order.loaded');
  if (!one || !begun) return [];
  const { key, ride } = one;
  const line = lineBetween(ride.from, ride.to);
  const ready = line.departs < '12:00' ? VEHICLES_READY.morning : VEHICLES_READY.evening;
  const vehicleTask = (at: number, by: string, type: string, data: VehicleTask['data'] = () => ({})): VehicleTask => ({
    carrier: 'shipment',
    key,
    at,
    by,
    type,
    data,
    first: type === 'shipment.created',
  });
  const left = firstOf(steps, 'order.departed');
  const there = firstOf(steps, 'order.arrived');
  const eta = iso(onDay(begun.at, line.received) + (line.received < line.departs ? 24 * 60 * MINUTE_MS : 0));
  return [
    vehicleTask(onDay(begun.at, ready), begun.step.by, 'shipment.created', ({ idOf }) => ({
      fromBranch: ride.from,
      toBranch: ride.to,
      kind: line.transportType,
      car: idOf('car', line.vehicle),
      driver: line.driver,
      fare: line.kilometres * 900_00,
      eta,
    })),
    ...(left ? [vehicleTask(left.at, left.step.by, 'shipment.shippedOut', () => ({ driver: line.driver, eta }))] : []),
    ...(there
      ? [
          vehicleTask(there.at, there.step.by, 'shipment.received'),
          vehicleTask(there.at + MINUTE_MS, there.step.by, 'shipment.allItemsArrived'),
        ]
      : []),
  ];
}

function bag(steps: readonly CarriedStep[], vehicles: ReadonlySet<string>): readonly VehicleTask[] {
  const packed = firstOf(steps, 'order.packed');
  if (!packed) return [];
  const { key, ride, at, step } = packed;
  const vehicleTask = (
    instant: number,
    by: string,
    type: string,
    data: VehicleTask['data'] = () => ({}),
  ): VehicleTask => ({
    carrier: 'package',
    key,
    at: instant,
    by,
    type,
    data,
    first: type === 'package.issued',
  });
  const issued = vehicleTask(at - 5 * MINUTE_MS, step.by, 'package.issued', () => ({
    kind: 'bag',
    destination: ride.to,
  }));
  const shipment = carrierKey({ ...ride, carrier: 'shipment', mark: '' }, at);
  if (ride.mark !== 'sealed' || !vehicles.has(shipment)) return [issued];
  const loaded = onDay(at, BAGS_LOADED);
  const seal = `YG-${localDay(iso(at)).replaceAll('-', '').slice(2)}-${ride.from}${ride.to}`;
  const opener = steps.find((one) => one.step.type === 'order.unpacked');
  return [
    issued,
    vehicleTask(loaded - SEALING_MS, step.by, 'package.sealed', () => ({ sealNumber: seal })),
    vehicleTask(loaded, step.by, 'package.loaded', ({ named }) => ({ shipment: named('shipment', shipment) })),
    ...(opener
      ? [vehicleTask(onDay(opener.at, BAGS_OPENED), opener.step.by, 'package.opened', () => ({ sealNumber: seal }))]
      : []),
  ];
}

/** Returns all tasks of a plan's vehicles and bags, in the order of time. */
export function vehicleTasksOf(steps: readonly Timed[]): readonly VehicleTask[] {
  const carriers = Map.groupBy(steps.filter(isCarried), ({ key }) => key);
  const vehicles = new Set(carriers.keys());
  return [...carriers.values()]
    .flatMap((carried) => (carried[0]?.ride.carrier === 'shipment' ? vehicle(carried) : bag(carried, vehicles)))
    .toSorted((one, other) => one.at - other.at);
}
