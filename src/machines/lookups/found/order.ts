import type { Aggregates, LookupRequest } from '../lookupRequest.ts';
import { routeBetween, tariffAt, type Place, type Tariff } from '../../money/freight.ts';
import { inCity } from '../../places/cityOfArea.ts';
import type { BranchCount } from '../../registers/branchCount.ts';
import { lockLookupOf, stockBranchOf } from '../lock.ts';
import { stockMovesOf } from '../moved.ts';
import { fieldsOf, mainOf, permissionsOf, registered, text, texts, type Fields, type Finder } from './read.ts';

/** Returns a field of the payload, else of the order's context. */
const named = ({ data, aggregate }: LookupRequest, field: string, own = field): string | null =>
  text(data[field]) ?? text(fieldsOf(aggregate)[own]);

const placeOf = (aggregates: Aggregates, id: string | null) => {
  const aggregate = id === null ? null : aggregates.aggregate('branch', id);
  const { country, city, enabled } = fieldsOf(aggregate);
  return aggregate === null
    ? null
    : inCity({ id, country, city: text(city) ?? '', enabled: enabled === true && mainOf(aggregate) === 'registered' });
};

const placesOf: Finder = (aggregates, request) => ({
  origin: placeOf(aggregates, named(request, 'originBranch')),
  destination: placeOf(aggregates, named(request, 'destinationBranch')),
});

const tariffOf: Finder = (aggregates, request) => {
  const { origin, destination } = placesOf(aggregates, request) as { origin: Place | null; destination: Place | null };
  if (!origin || !destination) return null;
  const kept = [...aggregates.all('tariff')]
    .filter((aggregate) => mainOf(aggregate) === 'registered')
    .map((aggregate) => ({ ...(aggregate.context as Tariff), id: aggregate.id }));
  const own = text(fieldsOf(request.aggregate)['tariff']);
  const found = kept.find(({ id }) => id === own) ?? tariffAt(kept, routeBetween(origin, destination), request.at);
  if (!found) return null;
  const { id, ...tariff } = found;
  return { id, tariff };
};

const rateOf: Finder = (aggregates, { at }) => {
  const [latest] = [...aggregates.all('exchangeRate')]
    .filter((aggregate) => mainOf(aggregate) === 'registered' && String(fieldsOf(aggregate)['validFrom']) <= at)
    .toSorted((one, other) => (String(fieldsOf(one)['validFrom']) < String(fieldsOf(other)['validFrom']) ? 1 : -1));
  return latest ? { id: latest.id, kyatPerYuan: fieldsOf(latest)['kyatPerYuan'] } : null;
};

const nextHopOf: Finder = (aggregates, { aggregate, actor }) => {
  const { destinationBranch, originBranch } = fieldsOf(aggregate);
  const last = String(aggregate.states['reverse'] === 'reverse.none' ? destinationBranch : originBranch);
  const hops = fieldsOf(aggregates.aggregate('branch', actor.branch ?? ''))['nextHops'];
  return (hops as Readonly<Record<string, string>> | null | undefined)?.[last] ?? null;
};

const closedHopsOf: Finder = (aggregates, request) =>
  [fieldsOf(request.aggregate)['nextBranch'], nextHopOf(aggregates, request)].filter(
    (id) => typeof id === 'string' && placeOf(aggregates, id)?.enabled !== true,
  );

const mayDo =
  (field: string, permission: string): Finder =>
  (aggregates, { data }) => {
    const staff = aggregates.aggregate('staff', text(data[field]) ?? '');
    if (staff === null) return null;
    const roles = texts(fieldsOf(staff)['roles']).filter((role) => registered(aggregates, 'role', role));
    const granted = permissionsOf(aggregates, roles);
    return granted.has('*') || granted.has(permission);
  };

const DISTRICT = /^MMR\d{3}D/;
const STATE = 'MMR000'.length;

/**
 * Returns whether one area may lie in the other, by their codes alone: a township of Myanmar does not name its
 * district, and may lie in any of its state.
 */
const mayOverlap = (one: string, other: string): boolean =>
  one.startsWith(other) ||
  other.startsWith(one) ||
  (DISTRICT.test(one) !== DISTRICT.test(other) && one.slice(0, STATE) === other.slice(0, STATE));

const collectorCoversOf: Finder = (aggregates, { aggregate, data }) => {
  const staff = aggregates.aggregate('staff', text(data['collector']) ?? '');
  if (staff === null) return null;
  const given = texts(fieldsOf(staff)['responsibleAreas']);
  const { city } = fieldsOf(aggregate)['sender'] as { city: string };
  return given.length === 0 || given.some((area) => mayOverlap(area, city));
};

const merchantOf: Finder = (aggregates, { data }) => {
  const aggregate = aggregates.aggregate('merchant', text(data['merchant']) ?? '');
  return aggregate === null
    ? null
    : { id: aggregate.id, name: fieldsOf(aggregate)['name'], enabled: mainOf(aggregate) !== 'invalid' };
};

const stationOf: Finder = (aggregates, request) => {
  const { data } = request;
  const changes = (data['changes'] ?? {}) as Fields;
  const id = text(data['station']) ?? text(changes['station']) ?? text(fieldsOf(request.aggregate)['station']);
  const aggregate = registered(aggregates, 'station', id);
  return aggregate && { id: aggregate.id, kind: fieldsOf(aggregate)['kind'] };
};

const addressCodeOf: Finder = (aggregates, { data }) => {
  const aggregate = registered(aggregates, 'addressCode', text(data['addressCode']));
  return aggregate && { code: aggregate.id };
};

/** Returns the number of parcels counted so far in the running count of a branch. */
export const countedOf: Finder = (aggregates, request) => {
  const branch = stockBranchOf(request);
  const running = [...aggregates.all('inventoryTask')].find(
    (task) => mainOf(task) === 'inProgress' && fieldsOf(task)['branch'] === branch,
  );
  const parcels = Object.values((fieldsOf(running ?? null)['parcels'] ?? {}) as Readonly<Record<string, Fields>>);
  return running ? parcels.filter((parcel) => parcel['expected'] && parcel['as'] === 'counted').length : null;
};

/** Returns the running count of a branch whose stock the voided event had moved. */
const correctedLockOf: Finder = (aggregates, { aggregate, data }) => {
  const moves = stockMovesOf('order', aggregate.id, aggregates.log('order', aggregate.id)).filter(
    ({ version }) => version === data['version'],
  );
  for (const { branch } of moves.toSorted((one, other) => (one.branch < other.branch ? -1 : 1))) {
    const count = fieldsOf(aggregates.aggregate('branch', branch))['count'] as BranchCount | null | undefined;
    if (count) return { branch, ...lockLookupOf(count) };
  }
  return null;
};

/** In a world in memory the receiver's code is the first six digits of the number. */
const codeIsRightOf: Finder = (_, { aggregate, data }) => {
  const given = text(data['receiverCode']);
  return given === null ? null : given === aggregate.id.slice(2, 8);
};

/** The lookups of an order that are not single aggregates. */
export const orderFinders: Readonly<Record<string, Finder>> = {
  collectorCovers: collectorCoversOf,
  collectorMay: mayDo('collector', 'order.collected'),
  delivererMay: mayDo('deliverer', 'order.outForDelivery'),
  places: placesOf,
  nextHop: nextHopOf,
  closedHops: closedHopsOf,
  tariff: tariffOf,
  rate: rateOf,
  merchant: merchantOf,
  station: stationOf,
  addressCode: addressCodeOf,
  codeIsRight: codeIsRightOf,
  counted: countedOf,
  correctedLock: correctedLockOf,
};
