import type { Order } from '#machines/order/context.ts';
import type { BranchLookup, Lookups } from '#machines/order/lookups.ts';
import { inCity } from '#machines/places/cityOfArea.ts';
import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import { lockLookupOf } from '#machines/lookups/lock.ts';
import type { BranchCount } from '#machines/registers/branchCount.ts';
import { routeBetween, tariffAt, type Tariff } from '#machines/money/freight.ts';
import { overlap } from '../geography/areas.ts';
import { isReceiverCode } from '../tracking/receiverCode.ts';
import { lockProviders } from './branchLock.ts';
import { byKey, isVersion, type Provider, type Providers } from './provider.ts';

const orderOf = (source: LookupSource) => source.aggregate.context as Order;

type Chosen = 'collector' | 'deliverer';

/** Looks up whether the roles of the chosen person grant the permission. */
const mayDo = (field: Chosen, permission: string) =>
  byKey(
    `select staff.id as key, bool_or(role.row -> 'permissions' ?| array['*', '${permission}']) as may
     from row_staff as staff join row_role as role on role.state = 'registered' and staff.row -> 'roles' ? role.id
     where staff.id = any($1) group by staff.id`,
    (source) => textOf(source.data, field),
    ({ may }) => may === true,
  );

/**
 * Looks up whether the collector's areas and the sender's place have a place in common: an order names a township or
 * its city alone, and a courier is given either.
 */
const collectorCovers = byKey(
  `select id as key, row -> 'responsibleAreas' as areas from row_staff where id = any($1)`,
  (source) => textOf(source.data, 'collector'),
  ({ areas }, source) => {
    const given = (areas ?? []) as readonly string[];
    return given.length === 0 || given.some((area) => overlap(area, orderOf(source).sender.city));
  },
);

interface BranchRow extends BranchLookup {
  readonly nextHops: Readonly<Record<string, string>> | null;
}

const branches = async (client: Parameters<Provider>[0], ids: readonly string[]): Promise<Map<string, BranchRow>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<BranchRow>(
    `select id, country, city, enabled and state = 'registered' as enabled, row -> 'nextHops' as "nextHops" from row_branch where id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

const lookup = (row: BranchRow | undefined): BranchLookup | null =>
  row === undefined ? null : inCity({ id: row.id, country: row.country, city: row.city, enabled: row.enabled });

/** Returns the branches of departure and destination: those named by the event, else the order's own. */
const endsOf = (source: LookupSource) => {
  const order = orderOf(source);
  return {
    origin: textOf(source.data, 'originBranch') ?? order.originBranch,
    destination: textOf(source.data, 'destinationBranch') ?? order.destinationBranch,
  };
};

const places: Provider = async (client, sources) => {
  const ends = sources.map(endsOf);
  const found = await branches(client, [...new Set(ends.flatMap(({ origin, destination }) => [origin, destination]))]);
  return ends.map(({ origin, destination }) => ({
    origin: lookup(found.get(origin)),
    destination: lookup(found.get(destination)),
  }));
};

/** Looks up the next branch from the actor's own to the parcel's destination (DEST). */
const nextHop: Provider = async (client, sources) => {
  const found = await branches(client, [...new Set(sources.flatMap(({ actor }) => actor.branch ?? []))]);
  return sources.map((source) => {
    const order = orderOf(source);
    const last = source.aggregate.states['reverse'] === 'reverse.none' ? order.destinationBranch : order.originBranch;
    return found.get(source.actor.branch ?? '')?.nextHops?.[last] ?? null;
  });
};

/** Looks up the branches where the parcel goes next, as sorted or by the route, that are closed. */
const closedHops: Provider = async (client, sources) => {
  const hops = (await nextHop(client, sources)) as Lookups['nextHop'][];
  const next = sources.map((source, index) => [orderOf(source).nextBranch, hops[index]].flatMap((id) => id ?? []));
  const found = await branches(client, [...new Set(next.flat())]);
  return next.map((ids) => ids.filter((id) => found.get(id)?.enabled !== true));
};

const tariff: Provider = async (client, sources) => {
  const ends = (await places(client, sources)) as Lookups['places'][];
  const { rows } = await client.query<{ id: string; tariff: Tariff }>(
    `select id, row - array['id', 'version', 'state', 'code'] as tariff from row_tariff where state = 'registered'`,
  );
  const kept = rows.map(({ id, tariff: terms }) => ({ ...terms, id }));
  return sources.map((source, index) => {
    const own = orderOf(source).tariff;
    const { origin, destination } = ends[index] ?? { origin: null, destination: null };
    if (!origin || !destination) return null;
    const route = routeBetween(
      origin as Parameters<typeof routeBetween>[0],
      destination as Parameters<typeof routeBetween>[1],
    );
    const found = kept.find(({ id }) => id === own) ?? tariffAt(kept, route, source.at);
    if (!found) return null;
    const { id, ...terms } = found;
    return { id, tariff: terms };
  });
};

const rate: Provider = async (client, sources) => {
  const { rows } = await client.query<{ id: string; valid_from: string; kyat_per_yuan: number }>(
    `select id, valid_from, kyat_per_yuan from row_exchange_rate where state = 'registered' and valid_from <= $1
     order by valid_from desc limit 400`,
    [sources.reduce((latest, { at }) => (at > latest ? at : latest), '')],
  );
  return sources.map(({ at }) => {
    const found = rows.find(({ valid_from }) => valid_from <= at);
    return found ? { id: found.id, kyatPerYuan: found.kyat_per_yuan } : null;
  });
};

const merchant = byKey(
  `select id as key, name, enabled from row_merchant where id = any($1)`,
  (source) => textOf(source.data, 'merchant'),
  ({ key, name, enabled }) => ({ id: key, name, enabled }),
);

const station = byKey(
  `select id as key, kind from row_station where id = any($1) and state = 'registered'`,
  (source) =>
    textOf(source.data, 'station') ??
    textOf((source.data['changes'] ?? {}) as LookupSource['data'], 'station') ??
    orderOf(source).station,
  ({ key, kind }) => ({ id: key, kind }),
);

const addressCode = byKey(
  `select id as key from row_address_code where id = any($1) and state = 'registered'`,
  (source) => textOf(source.data, 'addressCode'),
  ({ key }) => ({ code: key }),
);

/**
 * Looks up the count of a branch whose stock the voided event had moved, because the correction moves it back. Locks
 * the branches until that is written.
 */
const correctedLock: Provider = async (client, sources) => {
  const asked = sources.map(({ aggregate, data: { version } }) => ({
    id: aggregate.id,
    version: isVersion(version) ? version : 0,
  }));
  const { rows } = await client.query<{ id: string; version: number; branch: string; count: BranchCount | null }>(
    `select m.id, m.version, s.id as branch, s.context -> 'count' as count
     from unnest($1::text[], $2::int[]) as asked (id, version) join stock_moves m using (id, version)
     join streams s on s.machine = 'branch' and s.id = m.branch order by s.id for share of s`,
    [asked.map(({ id }) => id), asked.map(({ version }) => version)],
  );
  return asked.map(({ id, version }) => {
    const found = rows.find((row) => row.id === id && row.version === version && row.count !== null);
    return found?.count ? { branch: found.branch, ...lockLookupOf(found.count) } : null;
  });
};

/** Compares the code entered by the courier with that of the receiver. */
const codeIsRight: Provider = (client, sources) =>
  Promise.all(
    sources.map(async ({ aggregate, data, at }) => {
      const entered = textOf(data, 'receiverCode');
      return entered === null ? null : isReceiverCode(client, aggregate.id, entered, new Date(at));
    }),
  );

/** Lookups for the rules of an order. */
export const orderProviders: Providers = {
  ...lockProviders,
  correctedLock,
  collectorCovers,
  collectorMay: mayDo('collector', 'order.collected'),
  delivererMay: mayDo('deliverer', 'order.outForDelivery'),
  places,
  nextHop,
  closedHops,
  tariff,
  rate,
  merchant,
  station,
  addressCode,
  codeIsRight,
};

/** Lookups that depend on the event and the actor alone: an earlier event of the same order does not change them. */
export const orderLookupsFromRows: ReadonlySet<string> = new Set([
  'counted',
  'collector',
  'deliverer',
  'collectorMay',
  'delivererMay',
  'rate',
  'merchant',
  'addressCode',
  'codeIsRight',
]);
