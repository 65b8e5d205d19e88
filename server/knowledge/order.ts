import type { Order } from '#machines/order/context.ts';
import type { BranchFact, Known } from '#machines/order/known.ts';
import { routeBetween, tariffAt, type Tariff } from '#machines/freight.ts';
import { byKey, textOf, type Ask, type Provider, type Providers } from './provider.ts';

const orderOf = (ask: Ask) => ask.life.context as Order;

const staffFact = (field: 'collector' | 'deliverer') =>
  byKey(
    `select id as key, row ->> 'nickName' as name, row ->> 'operateBranch' as branch, row -> 'responsibleAreas' as areas,
       (enabled and status = 'onJob' and state = 'registered') as "onJob" from row_staff where id = any($1)`,
    (ask) => textOf(ask.data, field),
    ({ key, name, branch, areas, onJob }) => ({ id: key, name, branch, areas: areas ?? [], onJob: onJob === true }),
  );

interface BranchRow extends BranchFact {
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

const fact = (row: BranchRow | undefined): BranchFact | null =>
  row === undefined ? null : { id: row.id, country: row.country, city: row.city, enabled: row.enabled };

/** The branches of departure and destination: those named by the event, else the order's own. */
const endsOf = (ask: Ask) => {
  const order = orderOf(ask);
  return {
    origin: textOf(ask.data, 'originBranch') ?? order.originBranch,
    destination: textOf(ask.data, 'destinationBranch') ?? order.destinationBranch,
  };
};

const places: Provider = async (client, asks) => {
  const ends = asks.map(endsOf);
  const found = await branches(client, [...new Set(ends.flatMap(({ origin, destination }) => [origin, destination]))]);
  return ends.map(({ origin, destination }) => ({
    origin: fact(found.get(origin)),
    destination: fact(found.get(destination)),
  }));
};

/** The next branch from where the actor works to where the parcel must end (DEST). */
const nextHop: Provider = async (client, asks) => {
  const found = await branches(client, [...new Set(asks.flatMap(({ actor }) => actor.branch ?? []))]);
  return asks.map((ask) => {
    const order = orderOf(ask);
    const last = ask.life.states['reverse'] === 'reverse.none' ? order.destinationBranch : order.originBranch;
    return found.get(ask.actor.branch ?? '')?.nextHops?.[last] ?? null;
  });
};

const tariff: Provider = async (client, asks) => {
  const ends = (await places(client, asks)) as Known['places'][];
  const { rows } = await client.query<{ id: string; tariff: Tariff }>(
    `select id, row - array['id', 'version', 'state', 'code'] as tariff from row_tariff where state = 'registered'`,
  );
  const kept = rows.map(({ id, tariff: terms }) => ({ ...terms, id }));
  return asks.map((ask, index) => {
    const own = orderOf(ask).tariff;
    const { origin, destination } = ends[index] ?? { origin: null, destination: null };
    if (!origin || !destination) return null;
    const route = routeBetween(
      origin as Parameters<typeof routeBetween>[0],
      destination as Parameters<typeof routeBetween>[1],
    );
    const found = kept.find(({ id }) => id === own) ?? tariffAt(kept, route, ask.at);
    if (!found) return null;
    const { id, ...terms } = found;
    return { id, tariff: terms };
  });
};

const rate: Provider = async (client, asks) => {
  const { rows } = await client.query<{ id: string; valid_from: string; kyat_per_yuan: number }>(
    `select id, valid_from, kyat_per_yuan from row_exchange_rate where state = 'registered' and valid_from <= $1
     order by valid_from desc limit 400`,
    [asks.reduce((latest, { at }) => (at > latest ? at : latest), '')],
  );
  return asks.map(({ at }) => {
    const found = rows.find(({ valid_from }) => valid_from <= at);
    return found ? { id: found.id, kyatPerYuan: found.kyat_per_yuan } : null;
  });
};

/** A bag as its orders show it: where they go and in which direction. */
const bag = byKey(
  `select package as key, min(next_branch) as destination, min(reverse) as reverse,
     (array_agg(state))[1] as state from row_order where package = any($1) group by package`,
  (ask) => textOf(ask.data, 'package') ?? orderOf(ask).package,
  ({ key, destination, reverse, state }) => ({
    id: key,
    status: state === 'arrived' ? 'arrived' : 'packed',
    destination,
    reverse: `reverse.${String(reverse)}`,
  }),
);

/** A shipment as its orders show it: closed once one of them has left. */
const shipment = byKey(
  `select shipment as key, min(row ->> 'nextBranch') as "toBranch", bool_and(state = 'loaded') as open
   from row_order where shipment = any($1) group by shipment`,
  (ask) => textOf(ask.data, 'shipment'),
  ({ key, toBranch, open }) => ({ id: key, toBranch, open: open === true }),
);

/** The running count of the branch the actor works in; its claim is taken by the count (§4). */
const lock = byKey(
  `select key, id as task, since from claims where kind = 'inventoryTask.branch' and key = any($1)`,
  (ask) => ask.actor.branch,
  ({ task, since }) => ({ task, startedBy: '', startedAt: since, counted: 0, expected: 0 }),
);

const merchant = byKey(
  `select id as key, name, enabled and kind <> 'invalid' and state = 'registered' as enabled from row_merchant where id = any($1)`,
  (ask) => textOf(ask.data, 'merchant'),
  ({ key, name, enabled }) => ({ id: key, name, enabled }),
);

const station = byKey(
  `select id as key, kind from row_station where id = any($1) and state = 'registered'`,
  (ask) =>
    textOf(ask.data, 'station') ??
    textOf((ask.data['changes'] ?? {}) as Ask['data'], 'station') ??
    orderOf(ask).station,
  ({ key, kind }) => ({ id: key, kind }),
);

const addressCode = byKey(
  `select id as key from row_address_code where id = any($1) and state = 'registered'`,
  (ask) => textOf(ask.data, 'addressCode'),
  ({ key }) => ({ code: key }),
);

/** What the rules of an order look at outside of it. Lives that belong to later machines are read from what orders show of them. */
export const orderProviders: Providers = {
  lock,
  collector: staffFact('collector'),
  deliverer: staffFact('deliverer'),
  places,
  nextHop,
  tariff,
  rate,
  merchant,
  station,
  addressCode,
  bag,
  shipment,
};

/** What is asked by the event and the actor alone: an earlier event of the same order does not change it. */
export const orderFactsAside: ReadonlySet<string> = new Set([
  'lock',
  'collector',
  'deliverer',
  'rate',
  'merchant',
  'addressCode',
]);
