import { hoursBetween } from '../time/calendar.ts';
import { limitedBy, rulesOf, type Judged } from '../kit/rule.ts';
import { SEARCH_PERIOD_HOURS } from '../fields/limits.ts';
import { reprintHasReason } from '../fields/printing.ts';
import { branchIsNotLocked } from '../custody/stockMoves.ts';
import { areOneCity } from '../places/cityOfArea.ts';
import type { Item, Shipment } from './context.ts';
import type { ShipmentData, ShipmentEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

type About<Type extends keyof ShipmentEvents | null = null> = Judged<
  Shipment,
  Type extends keyof ShipmentEvents ? ShipmentData<Type> : unknown,
  Lookups
>;
type AboutItem = About<'shipment.itemStored'>;

const itemOf = ({ context, data }: Pick<AboutItem, 'context' | 'data'>): Item | undefined =>
  context.items.find(({ item }) => item === data.item);

/** Makes a rule about the item named by the event. An unlisted item passes, because `isOnTheList` refuses it. */
const ofItem = (source: string, holds: (item: Item, about: AboutItem) => boolean) => ({
  source,
  needsData: true,
  field: 'item',
  values: ['item', 'state', 'flag'],
  holds: (about: AboutItem) => {
    const item = itemOf(about);
    return item === undefined || holds(item, about) || { item: item.item, state: item.state, flag: item.flag };
  },
});

const crossesBorder = (kind: Shipment['kind']) => kind === 'chinaMyanmarVehicle' || kind === 'chinaMyanmarLogistics';

/** Rules for creating, loading, sending, receiving and finishing a shipment (lifecycles.md 4.5). */
export const rules = rulesOf<Shipment, Lookups>('shipment')({
  branchIsNotLocked,
  reprintHasReason,
  endsDiffer: {
    source: 'lifecycles.md 4.5: from and to differ',
    needsData: true,
    field: 'toBranch',
    values: ['branch'],
    holds: ({ data }: About<'shipment.created'>) => data.fromBranch !== data.toBranch || { branch: data.toBranch },
  },
  leavesOwnBranch: {
    source: '§6, data scope; ours',
    needsData: true,
    field: 'fromBranch',
    values: ['branch', 'own'],
    holds: ({ data, actor }: About<'shipment.created'>) =>
      actor.kind === 'system' ||
      actor.scope === 'all' ||
      actor.branch === data.fromBranch || { branch: data.fromBranch, own: actor.branch },
  },
  branchesServe: {
    source: '§3, from/to branch',
    needsData: true,
    field: 'toBranch',
    values: ['from', 'to'],
    lookups: ['from', 'to'],
    holds: ({ data, lookups: { from, to } }: About<'shipment.created'>) =>
      (from?.enabled === true && to?.enabled === true) || { from: data.fromBranch, to: data.toBranch },
  },
  kindFitsBorder: {
    source: '§4, transport types 0 to 4',
    needsData: true,
    field: 'kind',
    values: ['kind'],
    lookups: ['from', 'to'],
    holds: ({ data, lookups: { from, to } }: About<'shipment.created'>) =>
      from === null || to === null || crossesBorder(data.kind) === (from.country !== to.country) || { kind: data.kind },
  },
  kindFitsCities: {
    source: '§4, transport types 0 to 4: cross-city and same-city loading',
    needsData: true,
    field: 'kind',
    values: ['kind'],
    lookups: ['from', 'to'],
    holds: ({ data: { kind }, lookups: { from, to } }: About<'shipment.created'>) => {
      if (from === null || to === null || (kind !== 'sameCity' && kind !== 'crossCity')) return true;
      return (kind === 'sameCity') === areOneCity(from.city, to.city) || { kind };
    },
  },
  carIsKept: {
    source: '§3, car',
    needsData: true,
    field: 'car',
    values: ['car'],
    lookups: ['car'],
    holds: ({ data, lookups: { car } }: About<'shipment.amended'>) =>
      data.car === undefined || data.car === null || car !== null || { car: data.car },
  },
  carrierIsKept: {
    source: '§3, carrier',
    needsData: true,
    field: 'carrier',
    values: ['carrier'],
    lookups: ['carrier'],
    holds: ({ data, lookups: { carrier } }: About<'shipment.amended'>) =>
      data.carrier === undefined || data.carrier === null || carrier !== null || { carrier: data.carrier },
  },
  nothingLoaded: {
    source: 'lifecycles.md 4.5, disable: nothing loaded; ours',
    values: ['count'],
    holds: ({ context }: About) => context.items.length === 0 || { count: context.items.length },
  },
  hasItems: {
    source: '§5, a shipment has at least one package or barcode; lifecycles.md 4.10, 7',
    values: [],
    holds: ({ context }: About) => context.items.length > 0 || {},
  },
  keepsOneItem: {
    source: '§5, a shipment must keep at least one package/barcode',
    values: [],
    holds: ({ context }: About) => context.items.length > 1 || {},
  },
  actorAtOrigin: {
    source: '§3, from branch; lifecycles.md 4.3, CUSTODY',
    values: ['branch', 'own'],
    holds: ({ context, actor }: About) =>
      actor.kind === 'system' ||
      actor.branch === context.fromBranch || { branch: context.fromBranch, own: actor.branch },
  },
  actorAtDestination: {
    source: 'lifecycles.md 4.10, 8',
    values: ['branch', 'own'],
    holds: ({ context, actor }: About) =>
      actor.kind === 'system' || actor.branch === context.toBranch || { branch: context.toBranch, own: actor.branch },
  },
  driverOrTrainNamed: {
    source: 'lifecycles.md 4.10, 7',
    needsData: true,
    field: 'driver',
    values: [],
    holds: ({ data, context }: About<'shipment.shippedOut'>) =>
      (data.driver ?? data.trainNumber ?? context.driver ?? context.trainNumber) !== null || {},
  },
  isOnTheList: {
    source: 'lifecycles.md 4.5',
    needsData: true,
    field: 'item',
    values: ['item'],
    holds: (about: AboutItem) => itemOf(about) !== undefined || { item: about.data.item },
  },
  itemIsInTransit: ofItem('§4, order state inside a shipment', ({ state }) => state === 'inTransit'),
  itemIsThere: ofItem(
    '§4, §5: what has not arrived is neither stored nor short',
    ({ state }) => state === 'arrived' || state === 'stored',
  ),
  itemNotFlagged: ofItem('§5, not-arrived items cannot be operated', ({ flag }) => flag === null),
  itemIsSearchedFor: ofItem('§4, issue flag', ({ flag }) => flag === 'notArrived'),
  itemIsFlagged: ofItem('§4, issue flag', ({ flag }) => flag === 'notArrived' || flag === 'short'),
  lossWasReported: ofItem('lifecycles.md 4.5: lost needs two persons', ({ lossReportedBy }) => lossReportedBy !== null),
  lossNotReported: ofItem('lifecycles.md 4.5: lost needs two persons', ({ lossReportedBy }) => lossReportedBy === null),
  anotherPersonReported: {
    source: 'lifecycles.md 4.10, 21',
    code: 'secondPerson',
    needsData: true,
    field: 'item',
    values: ['by'],
    holds: (about: AboutItem) => {
      const by = itemOf(about)?.lossReportedBy ?? null;
      return by === null || by !== about.actor.id || { by };
    },
  },
  searchPeriodPassed: {
    source: 'lifecycles.md 4.5: 72 h, ours',
    needsData: true,
    field: 'item',
    values: ['since', 'hours', 'needed'],
    ...limitedBy({ needed: { value: SEARCH_PERIOD_HOURS, unit: 'hours' } }, ({ needed }) => (about: AboutItem) => {
      const since = itemOf(about)?.since ?? null;
      const hours = since === null ? needed : hoursBetween(since, about.at);
      return hours >= needed || { since, hours: Math.floor(hours), needed };
    }),
  },
  itemsAreComing: {
    source: 'lifecycles.md 4.2, operation 17',
    values: [],
    holds: ({ context }: About) =>
      context.items.some(({ state, flag }) => state === 'inTransit' && flag === null) || {},
  },
  everyItemSettled: {
    source: 'lifecycles.md 4.5, finish: every item stored or lost, issue flags decided; ours',
    values: ['open', 'item'],
    holds: ({ context }: About) => {
      const open = context.items.filter(
        ({ state, flag }) => !(state === 'lost' || (state === 'stored' && flag === null)),
      );
      return open.length === 0 || { open: open.length, item: open[0]?.item ?? null };
    },
  },
});

export type RuleName = keyof typeof rules;
