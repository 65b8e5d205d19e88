import { rulesOf } from '../../kit/rule.ts';
import { isOrActsFor } from '../acting.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';
import { moneyEvents, stages } from '../../money/stages.ts';

const askedVersion = ({ request }: Order): number | null => {
  const version = request?.data['version'];
  return typeof version === 'number' ? version : null;
};

const irrevocable: ReadonlySet<string> = new Set([
  ...stages.flatMap((stage) => moneyEvents.map((kind) => `order.${stage}${kind}`)),
  'order.billConfirmed',
  'order.billReopened',
  'order.signVoidedToDeliverer',
  'order.signVoidedToBranch',
  'order.signVoidedToStation',
  'order.returnSignVoidedToBranch',
]);

/** Steps that one person must not take alone (lifecycles.md 4.3, TWO; 4.10, 21). */
export const secondPersonRules = rulesOf<Order, Lookups>('order')({
  anotherPersonAsked: {
    source: '§4, cancel sign; ours for the others',
    code: 'secondPerson',
    values: ['by'],
    holds({ context: { request }, actor }: About) {
      // The system confirms nothing by itself: it must act for a person other than the requester.
      const person = actor.kind === 'system' ? actor.onBehalfOf : actor.id;
      const requesters = [request?.by, request?.onBehalfOf];
      const alone = person === null || requesters.includes(person) || requesters.includes(actor.onBehalfOf ?? '');
      return request === null || !alone || { by: request.by };
    },
  },
  cancelSignOrderApproved: {
    source: '§4, cancel sign creates a cancel-sign work order; reliability.md 5, P18',
    needsData: true,
    field: 'workOrder',
    values: ['workOrder'],
    lookups: ['cancelSign'],
    holds: ({ data, lookups }: About<'order.signVoidedToBranch'>) =>
      lookups.cancelSign !== null || { workOrder: data.workOrder },
  },
  signedByDeliverer: {
    source: 'lifecycles.md 4.2, operation 37: parcel still with the deliverer',
    values: [],
    holds: ({ context }: About) => (context.deliverer !== null && context.deliveryWay === 'door') || {},
  },
  signedForStation: {
    source: 'lifecycles.md 4.2, operation 37: parcel at the station',
    values: ['way'],
    holds: ({ context }: About) => context.deliveryWay !== 'door' || { way: context.deliveryWay },
  },
  sameAsRequested: {
    source: 'ours: the second person confirms what was asked, nothing else',
    needsData: true,
    field: 'version',
    values: ['asked'],
    holds: ({ data, context }: About<'order.eventVoided'>) =>
      context.request?.data['version'] === data.version || { asked: askedVersion(context) },
  },
  foundWasAsked: {
    source: 'ours: the second person confirms what was asked, nothing else',
    values: [],
    holds: ({ context }: About) => context.request?.data['finding'] === 'found' || {},
  },
  missingWasAsked: {
    source: 'ours: the second person confirms what was asked, nothing else',
    values: [],
    holds: ({ context }: About) => context.request?.data['finding'] === 'missing' || {},
  },
  requestIsOwnOrDecided: {
    source: 'ours: who asked withdraws; who may decide declines',
    values: ['by'],
    holds: ({ context: { request }, actor }: About) =>
      request === null || isOrActsFor(actor, request.by) || { by: request.by },
  },
  nothingDependsOnIt: {
    source: 'lifecycles.md 4.2, operation 52',
    needsData: true,
    field: 'version',
    values: ['events'],
    lookups: ['dependents'],
    holds: ({ lookups: { dependents } }: About) => dependents.length === 0 || { events: dependents.join(', ') },
  },
  moneyStands: {
    source: 'ours: money is paid back or waived by events of its own, never declared void',
    needsData: true,
    field: 'version',
    values: ['event'],
    lookups: ['voids'],
    holds: ({ lookups: { voids } }: About) => voids === null || !irrevocable.has(voids) || { event: voids },
  },
  notTheFirstEvent: {
    source: 'reliability.md 5, P19: the first event is create',
    needsData: true,
    field: 'version',
    values: [],
    holds: ({ data }: About<'order.eventVoided'>) => data.version > 1 || {},
  },
});
