import { isAfter } from '../../time/calendar.ts';
import { rulesOf } from '../../kit/rule.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';
import { stages } from '../../money/stages.ts';
import { isReachablePhone } from '../../fields/reachable.ts';
import { insuredWithinLimits } from './insurance.ts';

/** Changes of an order's details at the desk (lifecycles.md 4.2, operations 22, 23, 28 to 30, 35, 38, 42, 48). */
export const deskRules = rulesOf<Order, Lookups>('order')({
  deliveryTimeInFuture: {
    source: 'lifecycles.md 4.2, operation 23',
    needsData: true,
    field: 'expectedDeliveryTime',
    values: ['time', 'at'],
    holds: ({ data, at }: About<'order.deliveryTimeSet'>) =>
      isAfter(data.expectedDeliveryTime, at) || { time: data.expectedDeliveryTime, at },
  },
  nothingDueAtTheDoor: {
    source: 'ours: money is taken from a person',
    needsData: true,
    field: 'safePlace',
    values: ['due'],
    holds: ({ context: { due }, data }: About<'order.safePlaceSet'>) =>
      data.safePlace === 'none' || due.sign === 0 || { due: due.sign },
  },
  isCashOnDelivery: {
    source: 'lifecycles.md 4.2, operation 28',
    values: [],
    holds: ({ context }: About) => context.collectionAmount !== null || {},
  },
  signUnpaid: {
    source: 'ours: what was received at the door is not changed afterwards, it is refunded',
    values: ['paid'],
    holds: ({ context }: About) => context.paid.sign === 0 || { paid: context.paid.sign },
  },
  notSettled: {
    source: 'lifecycles.md 4.3, SETTLED; 4.10, 24',
    values: ['bill'],
    holds: ({ context: { bills } }: About) => bills.length === 0 || { bill: bills.join(', ') },
  },
  mayChangeWhileDelivering: {
    source: 'lifecycles.md 4.2, operation 28 out for delivery',
    code: 'role',
    values: [],
    holds: ({ actor }: About) =>
      actor.kind === 'system' ||
      actor.permissions.includes('order.changeWhileDelivering') ||
      actor.permissions.includes('*') ||
      {},
  },
  nothingPaidYet: {
    source: 'lifecycles.md 4.2, operation 29: that pay stage is not yet paid',
    values: ['paid'],
    holds: ({ context }: About) => {
      const paid = stages.reduce((sum, stage) => sum + context.paid[stage], 0);
      return paid === 0 || { paid };
    },
  },
  offsetHasCollection: {
    source: '§4, pay type offset by goods payment',
    needsData: true,
    field: 'payType',
    values: [],
    holds: ({ data, context }: About<'order.paymentMethodModified'>) =>
      data.payType !== 'offsetByGoods' || (context.collectionAmount ?? 0) > 0 || {},
  },
  ledgerHasMerchant: {
    source: '§4, pay type counted in ledger',
    needsData: true,
    field: 'payType',
    values: [],
    holds: ({ data, context }: About<'order.paymentMethodModified'>) =>
      data.payType !== 'ledger' || context.merchant !== null || {},
  },
  onlyNameAndPhone: {
    source: 'lifecycles.md 4.2, operation 30: a new address needs a recall first',
    needsData: true,
    field: 'party',
    values: [],
    holds: ({ data }: About<'order.partyModified'>) =>
      (data.party.address === undefined && data.party.city === undefined && data.destinationBranch === undefined) || {},
  },
  newPhoneReachable: {
    source: '§5, phones; ours: of Myanmar, of China, or with its country code',
    needsData: true,
    field: 'party.phone',
    values: [],
    holds: ({ data }: About<'order.partyModified'>) =>
      data.party.phone === undefined || isReachablePhone(data.party.phone) || {},
  },
  newDestinationServes: {
    source: 'lifecycles.md 4.2, operation 30',
    needsData: true,
    field: 'destinationBranch',
    values: ['branch'],
    lookups: ['places'],
    holds: ({ data, lookups: { places } }: About<'order.partyModified'>) =>
      data.destinationBranch === undefined ||
      places.destination?.enabled === true || { branch: data.destinationBranch },
  },
  isTransshipment: {
    source: 'lifecycles.md 4.2, operation 35',
    values: ['source'],
    holds: ({ context }: About) => context.source === 'transshipment' || { source: context.source },
  },
  amendedInsuranceWithinLimits: {
    source: '§5',
    needsData: true,
    field: 'changes.insureAmount',
    values: ['amount', 'min', 'max'],
    ...insuredWithinLimits(({ data }: About<'order.modified'>) => data.changes.insureAmount),
  },
  amendedStationFits: {
    source: '§3, delivery way',
    needsData: true,
    field: 'changes.station',
    values: ['way'],
    lookups: ['station'],
    holds: ({ data, context, lookups }: About<'order.modified'>) => {
      const deliveryWay = data.changes.deliveryWay ?? context.deliveryWay;
      const touched = data.changes.deliveryWay !== undefined || data.changes.station !== undefined;
      return !touched || deliveryWay === 'door' || lookups.station?.kind === deliveryWay || { way: deliveryWay };
    },
  },
  reprintHasReason: {
    source: '§3, print records; lifecycles.md 4.2, operation 48',
    needsData: true,
    field: 'reason',
    values: ['prints'],
    holds: ({ data, context }: About<'order.labelPrinted'>) =>
      context.prints.length === 0 || data.reason !== undefined || { prints: context.prints.length },
  },
});
