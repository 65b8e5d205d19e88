import type { Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { minutes, type Store } from '../../support/world.ts';
import { openWarehouse } from '../storage/warehouse.ts';

/** Returns the names of the rules that refused. */
export const whyNot = ({ refusals }: Verdict): string[] => refusals.map(({ code, rule }) => rule ?? code);

/** Returns the people of the ramps of Yangon and Mandalay: parcels in stock, bags and shipments between both. */
export async function openDepot(store: Store) {
  const house = await openWarehouse(store);
  const [sorter, carrier, receiver, boss] = await Promise.all(
    ['sorter.yangon', 'transport.yangon', 'clerk.mandalay', 'manager.mandalay'].map((username) =>
      store.person(username),
    ),
  );
  if (!sorter || !carrier || !receiver || !boss) throw new Error('Somebody of the depot is missing');
  const { act } = house;

  /** Returns a parcel in Yangon that was sorted for Mandalay. */
  const sorted = async (fields: Parameters<typeof house.inStock>[0] = {}): Promise<string> => {
    const id = await house.inStock(fields);
    await act(sorter, 'order', id, 'sorted', { nextBranch: 'MDY' });
    return id;
  };

  const bag = async (destination = 'MDY'): Promise<string> =>
    (await act(sorter, 'package', null, 'issued', { kind: 'bag', destination })).id;

  const shipment = async (toBranch = 'MDY'): Promise<string> =>
    (await act(carrier, 'shipment', null, 'created', { fromBranch: 'YGN', toBranch, kind: 'crossCity' })).id;

  /** Returns a sealed bag with these parcels. */
  const sealed = async (seal: string, ...parcels: readonly string[]): Promise<string> => {
    const id = await bag();
    for (const parcel of parcels) await act(sorter, 'order', parcel, 'packed', { package: id });
    await act(sorter, 'package', id, 'sealed', { sealNumber: seal });
    return id;
  };

  const sendOff = (id: string) => act(carrier, 'shipment', id, 'shippedOut', { driver: 'U Hla', eta: minutes(2000) });

  /** Returns a departed shipment with a sealed bag of this number of parcels, and a loose parcel. */
  const onTheRoad = async (seal: string, count = 2) => {
    const parcels: string[] = [];
    for (let made = 0; made < count; made += 1) parcels.push(await sorted());
    const loose = await sorted();
    const [id, sack] = [await shipment(), await sealed(seal, ...parcels)];
    await act(carrier, 'package', sack, 'loaded', { shipment: id });
    await act(carrier, 'order', loose, 'loaded', { shipment: id });
    await sendOff(id);
    return { shipment: id, bag: sack, parcels, loose };
  };

  return { ...house, sorter, carrier, receiver, boss, sorted, bag, shipment, sealed, sendOff, onTheRoad };
}

export type Depot = Awaited<ReturnType<typeof openDepot>>;

/** Runs the commands of two persons on two processes at once; returns both verdicts. */
export async function together(
  store: Store,
  one: DepotCommand,
  other: DepotCommand,
): Promise<readonly [Verdict, Verdict]> {
  const second = store.another();
  const at = minutes(500);
  const batch = ({ actor, machine, id, type, data }: DepotCommand) => ({
    mode: 'each' as const,
    dryRun: false,
    actor,
    at,
    commands: [{ key: crypto.randomUUID(), machine, id, event: { type: `${machine}.${type}`, ...data } }],
  });
  const [[first], [last]] = await Promise.all([store.proposer.propose(batch(one)), second.propose(batch(other))]);
  if (!first || !last) throw new Error('No verdict');
  return [first, last];
}

export interface DepotCommand {
  readonly actor: Actor;
  readonly machine: string;
  readonly id: string;
  readonly type: string;
  readonly data?: object;
}
