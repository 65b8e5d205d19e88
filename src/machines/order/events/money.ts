import { event, type EventSpec } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { stages, type MoneyEvent } from '../../money/stages.ts';
import { voucher } from '../../fields/uploads.ts';

const amount = { amount: field.money };
const bySystem = { systemOnly: true, money: true };
const byPerson = { money: true };

/**
 * The money events of each pay stage (§4): due, paid, confirmed by a cashier, credited, waived or refunded. A payment can
 * be partial, or made by a merchant's bill. Separate aggregates pay refunds out, which needs two persons.
 */
export const moneyStageEvents = Object.fromEntries(
  stages.flatMap((stage) => [
    [`order.${stage}Due`, event(null, amount, bySystem)],
    [`order.${stage}Paid`, event(null, { ...amount, method: field.method, voucher: voucher.optional() }, byPerson)],
    [
      `order.${stage}PartPaid`,
      event(null, { ...amount, method: field.method, voucher: voucher.optional(), fee: field.identifier }, bySystem),
    ],
    [`order.${stage}PaidByBill`, event(null, { ...amount, bill: field.identifier }, bySystem)],
    [`order.${stage}Covered`, event(null, { refundDue: field.money }, bySystem)],
    [`order.${stage}Confirmed`, event(null, {}, byPerson)],
    [`order.${stage}Credited`, event(null, amount, byPerson)],
    [`order.${stage}Waived`, event(null, {}, bySystem)],
    [`order.${stage}Refunded`, event(null, { ...amount, reason: field.reason }, bySystem)],
    [`order.${stage}PartRefunded`, event(null, { ...amount, reason: field.reason }, bySystem)],
  ]),
) as Record<MoneyEvent, EventSpec>;

/** A merchant's bill includes the order's amounts from its confirmation to its reopening (§4, SETTLED). */
export const billEvents = {
  'order.billConfirmed': event(null, { bill: field.identifier }, bySystem),
  'order.billReopened': event(null, { bill: field.identifier }, bySystem),
};
