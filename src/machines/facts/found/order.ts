import type { Lives, Question } from '../ask.ts';
import { routeBetween, tariffAt, type Place, type Tariff } from '../../freight.ts';
import type { BranchCount } from '../../registers/branchCount.ts';
import { lockFactOf } from '../lock.ts';
import { movesTold } from '../moved.ts';
import { fieldsOf, mainOf, permissionsOf, registered, text, texts, type Fields, type Finder } from './read.ts';

/** What an order's own facts or the event name, the event first. */
const named = ({ data, life }: Question, field: string, own = field): string | null =>
  text(data[field]) ?? text(fieldsOf(life)[own]);

const placeOf = (lives: Lives, id: string | null) => {
  const life = id === null ? null : lives.life('branch', id);
  const { country, city, enabled } = fieldsOf(life);
  return life === null ? null : { id, country, city, enabled: enabled === true && mainOf(life) === 'registered' };
};

const placesOf: Finder = (lives, question) => ({
  origin: placeOf(lives, named(question, 'originBranch')),
  destination: placeOf(lives, named(question, 'destinationBranch')),
});

const tariffOf: Finder = (lives, question) => {
  const { origin, destination } = placesOf(lives, question) as { origin: Place | null; destination: Place | null };
  if (!origin || !destination) return null;
  const kept = [...lives.all('tariff')]
    .filter((life) => mainOf(life) === 'registered')
    .map((life) => ({ ...(life.context as Tariff), id: life.id }));
  const own = text(fieldsOf(question.life)['tariff']);
  const found = kept.find(({ id }) => id === own) ?? tariffAt(kept, routeBetween(origin, destination), question.at);
  if (!found) return null;
  const { id, ...tariff } = found;
  return { id, tariff };
};

const rateOf: Finder = (lives, { at }) => {
  const [latest] = [...lives.all('exchangeRate')]
    .filter((life) => mainOf(life) === 'registered' && String(fieldsOf(life)['validFrom']) <= at)
    .toSorted((one, other) => (String(fieldsOf(one)['validFrom']) < String(fieldsOf(other)['validFrom']) ? 1 : -1));
  return latest ? { id: latest.id, kyatPerYuan: fieldsOf(latest)['kyatPerYuan'] } : null;
};

const nextHopOf: Finder = (lives, { life, actor }) => {
  const { destinationBranch, originBranch } = fieldsOf(life);
  const last = String(life.states['reverse'] === 'reverse.none' ? destinationBranch : originBranch);
  const hops = fieldsOf(lives.life('branch', actor.branch ?? ''))['nextHops'];
  return (hops as Readonly<Record<string, string>> | null | undefined)?.[last] ?? null;
};

const mayDo =
  (field: string, permission: string): Finder =>
  (lives, { data }) => {
    const staff = lives.life('staff', text(data[field]) ?? '');
    if (staff === null) return null;
    const roles = texts(fieldsOf(staff)['roles']).filter((role) => registered(lives, 'role', role));
    const granted = permissionsOf(lives, roles);
    return granted.has('*') || granted.has(permission);
  };

const merchantOf: Finder = (lives, { data }) => {
  const life = lives.life('merchant', text(data['merchant']) ?? '');
  return life === null ? null : { id: life.id, name: fieldsOf(life)['name'], enabled: mainOf(life) !== 'invalid' };
};

const stationOf: Finder = (lives, question) => {
  const { data } = question;
  const changes = (data['changes'] ?? {}) as Fields;
  const id = text(data['station']) ?? text(changes['station']) ?? text(fieldsOf(question.life)['station']);
  const life = registered(lives, 'station', id);
  return life && { id: life.id, kind: fieldsOf(life)['kind'] };
};

const addressCodeOf: Finder = (lives, { data }) => {
  const life = registered(lives, 'addressCode', text(data['addressCode']));
  return life && { code: life.id };
};

/** How far the running count of a branch has come. */
export const countedOf: Finder = (lives, { actor, life }) => {
  const branch = actor.branch ?? text(fieldsOf(life)['currentBranch']);
  const running = [...lives.all('inventoryTask')].find(
    (task) => mainOf(task) === 'inProgress' && fieldsOf(task)['branch'] === branch,
  );
  const parcels = Object.values((fieldsOf(running ?? null)['parcels'] ?? {}) as Readonly<Record<string, Fields>>);
  return running ? parcels.filter((parcel) => parcel['expected'] && parcel['as'] === 'counted').length : null;
};

/** The count of a branch whose stock the event declared void had moved. */
const correctedLockOf: Finder = (lives, { life, data }) => {
  const moves = movesTold('order', life.id, lives.log('order', life.id)).filter(
    ({ version }) => version === data['version'],
  );
  for (const { branch } of moves.toSorted((one, other) => (one.branch < other.branch ? -1 : 1))) {
    const count = fieldsOf(lives.life('branch', branch))['count'] as BranchCount | null | undefined;
    if (count) return { branch, ...lockFactOf(count) };
  }
  return null;
};

/** What an order's rules look at that is neither in its life nor another life. */
export const orderFinders: Readonly<Record<string, Finder>> = {
  collectorMay: mayDo('collector', 'order.collected'),
  delivererMay: mayDo('deliverer', 'order.outForDelivery'),
  places: placesOf,
  nextHop: nextHopOf,
  tariff: tariffOf,
  rate: rateOf,
  merchant: merchantOf,
  station: stationOf,
  addressCode: addressCodeOf,
  counted: countedOf,
  correctedLock: correctedLockOf,
};
