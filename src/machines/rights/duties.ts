import { transitionsOfAll } from '../kit/describe.ts';
import type { AggregateType } from '../kit/aggregateType.ts';
import { stages } from '../money/stages.ts';

/** Two steps of one case that one person should not both do. `kind` says whether the second moves or checks money. */
export interface DutyPair {
  readonly machine: string;
  readonly kind: 'secondPerson' | 'money';
  readonly first: string;
  readonly second: string;
  /** Field of both payloads that names the case, where a record has several; null for the record itself. */
  readonly of: string | null;
  /** Amount of the first step up to which one person may do both; null if it depends on none. */
  readonly above: number | null;
}

/**
 * Events whose doer a rule of a second person keeps away, by the rule, where the event that it guards does not name a
 * request. Events of other records, as the payment of an order whose receipt is confirmed, make no pair.
 */
export const APART: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(stages.map((stage) => [`order.${stage}CashierIsAnother`, [`order.${stage}Paid`]])),
  'receipt.recordedByAnother': ['receipt.recorded'],
  'refund.anotherPersonAsked': ['refund.requested'],
  'bill.supplementedByAnother': ['bill.supplementOpened'],
  'bill.reopenedByAnother': ['bill.confirmed'],
  'settlement.settledByAnother': ['settlement.requested'],
  'paymentSlip.confirmedByAnother': ['paymentSlip.drawn', 'paymentSlip.generated'],
  'courierCash.notOwnCash': ['courierCash.handedIn'],
  'courierCash.anotherCounted': ['courierCash.firstCounted'],
  'courierCash.decidedByAnother': ['courierCash.firstCounted', 'courierCash.secondCounted'],
  'insuranceClaim.anotherPersonDecided': ['insuranceClaim.decided'],
  'shipment.anotherPersonReported': ['shipment.itemLossReported'],
  'violation.judgedByAnother': ['violation.explained', 'violation.accepted'],
};

/** All duty pairs: what an event asks of a second person, and what a rule of its transitions keeps apart. */
export const dutyPairs = (aggregateTypes: readonly AggregateType[]): DutyPair[] =>
  aggregateTypes.flatMap((aggregateType) => {
    const pairs = new Map<string, DutyPair>();
    const take = (first: string, second: string, more: Pick<DutyPair, 'of' | 'above'>): void => {
      const { money = false, secondPerson = null } = aggregateType.events[second] ?? {};
      const kind = money && secondPerson === null ? 'money' : 'secondPerson';
      pairs.set(`${first} ${second}`, { machine: aggregateType.id, kind, first, second, ...more });
    };
    for (const [second, { secondPerson }] of Object.entries(aggregateType.events))
      if (secondPerson !== null) take(secondPerson, second, { of: null, above: null });
    for (const { event: second, rules } of transitionsOfAll(aggregateType))
      for (const rule of rules.flatMap((name) => aggregateType.rules[name] ?? []))
        for (const first of APART[rule.id] ?? [])
          take(first, second, { of: rule.field, above: Object.values(rule.limits)[0]?.value ?? null });
    return [...pairs.values()];
  });
