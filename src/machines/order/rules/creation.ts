import { COLLECTION_MOST_MMK_HUNDREDTHS, PARCEL_WEIGHT_MOST_GRAMS, URGENT_CUTOFF_HOUR } from '../../fields/limits.ts';
import { isReachablePhone } from '../../fields/reachable.ts';
import { volumeUnderTenCubicMetres } from '../../fields/volume.ts';
import { limitedBy, rulesOf } from '../../kit/rule.ts';
import { isAfter, localHour } from '../../time/calendar.ts';
import { isOrActsFor } from '../acting.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';
import { insuredWithinLimits } from './insurance.ts';

type Creation = About<'order.created'>;

/** Rules of a new order (§5, order creation; §9). */
export const creationRules = rulesOf<Order, Lookups>('order')({
  sourceIsNotTransshipment: {
    source: '§4',
    needsData: true,
    field: 'source',
    holds: ({ data }: Creation) => data.source !== 'transshipment' || {},
  },
  sourceIsTransshipment: {
    source: '§4',
    needsData: true,
    field: 'source',
    values: ['source'],
    holds: ({ data }: Creation) => data.source === 'transshipment' || { source: data.source },
  },
  insuredWithinLimits: {
    source: '§5',
    needsData: true,
    field: 'insureAmount',
    values: ['amount', 'min', 'max'],
    ...insuredWithinLimits(({ data }: Creation) => data.insureAmount),
  },
  urgentBeforeNoon: {
    source: '§5',
    needsData: true,
    field: 'orderType',
    values: ['at', 'cutoffHour'],
    ...limitedBy(
      { cutoffHour: { value: URGENT_CUTOFF_HOUR, unit: 'hourOfDay' } },
      ({ cutoffHour }) =>
        ({ data, at }: Creation) =>
          data.orderType !== 'urgent' || localHour(at) < cutoffHour || { at, cutoffHour },
    ),
  },
  volumeUnderTenCubicMetres,
  senderPhoneReachable: {
    source: '§5, phones; ours: of Myanmar, of China, or with its country code',
    needsData: true,
    field: 'sender.phone',
    values: [],
    holds: ({ data }: Creation) => isReachablePhone(data.sender.phone) || {},
  },
  receiverPhoneReachable: {
    source: '§5, phones; ours: of Myanmar, of China, or with its country code',
    needsData: true,
    field: 'receiver.phone',
    values: [],
    holds: ({ data }: Creation) => isReachablePhone(data.receiver.phone) || {},
  },
  weightWithinLimit: {
    source: 'ours: heavier goods are no parcel',
    needsData: true,
    field: 'weightGrams',
    values: ['weighedGrams', 'maxGrams'],
    ...limitedBy(
      { maxGrams: { value: PARCEL_WEIGHT_MOST_GRAMS, unit: 'grams' } },
      ({ maxGrams }) =>
        ({ data: { weightGrams } }: About<'order.created' | 'order.collected'>) =>
          weightGrams === undefined || weightGrams <= maxGrams || { weighedGrams: weightGrams, maxGrams },
    ),
  },
  collectionWithinLimit: {
    source: 'ours: more cash than a courier may carry is a slip of the hand',
    needsData: true,
    field: 'collectionAmount',
    values: ['amount', 'max'],
    ...limitedBy(
      { max: { value: COLLECTION_MOST_MMK_HUNDREDTHS, unit: 'MMK' } },
      ({ max }) =>
        ({ data: { collectionAmount = 0 } }: About<'order.created' | 'order.collectionAmountModified'>) =>
          collectionAmount <= max || { amount: collectionAmount, max },
    ),
  },
  specifiedTimeGiven: {
    source: '§3, order type',
    needsData: true,
    field: 'expectedDeliveryTime',
    values: [],
    holds: ({ data }: Creation) => data.orderType !== 'specifiedTime' || data.expectedDeliveryTime !== undefined || {},
  },
  expectedTimeInFuture: {
    source: '§5, dates',
    needsData: true,
    field: 'expectedDeliveryTime',
    values: ['time', 'at'],
    holds: ({ data: { expectedDeliveryTime: time }, at }: Creation) =>
      time === undefined || isAfter(time, at) || { time, at },
  },
  collectionAboveZero: {
    source: 'ours: a cash on delivery of nothing is no cash on delivery',
    needsData: true,
    field: 'collectionAmount',
    values: [],
    holds: ({ data }: Creation) => data.collectionAmount !== 0 || {},
  },
  offsetNeedsCollection: {
    source: '§4, pay type offset by goods payment',
    needsData: true,
    field: 'payType',
    values: [],
    holds: ({ data }: Creation) => data.payType !== 'offsetByGoods' || (data.collectionAmount ?? 0) > 0 || {},
  },
  ledgerNeedsMerchant: {
    source: '§4, pay type counted in ledger',
    needsData: true,
    field: 'payType',
    values: [],
    holds: ({ data }: Creation) => data.payType !== 'ledger' || data.merchant !== undefined || {},
  },
  branchesServe: {
    source: '§3; ours: both branches exist and are enabled',
    needsData: true,
    field: 'destinationBranch',
    values: ['branch'],
    lookups: ['places'],
    holds: ({ data, lookups: { places } }: Creation) => {
      if (!places.origin?.enabled) return { branch: data.originBranch };
      return places.destination?.enabled === true || { branch: data.destinationBranch };
    },
  },
  tariffInForce: {
    source: '§9; ours: freight is quoted from a maintained tariff',
    values: [],
    lookups: ['tariff'],
    holds: ({ lookups }: About) => lookups.tariff !== null || {},
  },
  rateInForce: {
    source: '§3, order-time exchange rate',
    values: [],
    lookups: ['rate'],
    holds: ({ lookups }: About) => lookups.rate !== null || {},
  },
  merchantIsServed: {
    source: '§4, merchant type invalid',
    needsData: true,
    field: 'merchant',
    values: ['merchant'],
    lookups: ['merchant'],
    holds: ({ data, lookups }: Creation) =>
      data.merchant === undefined || lookups.merchant?.enabled === true || { merchant: data.merchant },
  },
  ordersForOwnMerchant: {
    source: '§6, data scope',
    code: 'scope',
    needsData: true,
    field: 'merchant',
    values: ['merchant'],
    holds: ({ data, actor }: Creation) =>
      actor.merchant === null || actor.merchant === data.merchant || { merchant: data.merchant ?? null },
  },
  ordersFromOwnBranch: {
    source: '§6, data scope',
    code: 'scope',
    needsData: true,
    field: 'originBranch',
    values: ['branch'],
    holds: ({ data, actor }: Creation) =>
      actor.kind === 'system' ||
      actor.merchant !== null ||
      actor.scope === 'all' ||
      actor.scope.includes(data.originBranch) || { branch: data.originBranch },
  },
  stationChosen: {
    source: '§3, delivery way',
    needsData: true,
    field: 'station',
    values: ['way'],
    lookups: ['station'],
    holds: ({ data, lookups }: Creation) =>
      data.deliveryWay === 'door' || lookups.station?.kind === data.deliveryWay || { way: data.deliveryWay },
  },
  addressCodeKnown: {
    source: '§3, address code',
    needsData: true,
    field: 'addressCode',
    values: ['code'],
    lookups: ['addressCode'],
    holds: ({ data, lookups }: About<'order.addressCodeModified'>) =>
      lookups.addressCode !== null || { code: data.addressCode },
  },
  neverAssignedNorPrinted: {
    source: 'ours: an order with a history is cancelled, not deleted (lifecycles.md 4.10, 28)',
    values: ['assigned', 'prints'],
    holds: ({ context }: About) =>
      (!context.everAssigned && context.prints.length === 0) || {
        assigned: context.everAssigned,
        prints: context.prints.length,
      },
  },
  actorMadeIt: {
    source: 'ours: the creator, or who may act for others',
    code: 'role',
    values: ['creator'],
    holds: ({ context, actor }: About) =>
      isOrActsFor(actor, context.createdBy.id) || { creator: context.createdBy.name },
  },
  nothingCollectedYet: {
    source: 'lifecycles.md 4.2, operation 0: refund first',
    values: ['paid'],
    holds: ({ context }: About) =>
      context.paid.collection + context.paid.online === 0 || { paid: context.paid.collection + context.paid.online },
  },
});
