import { z } from 'zod';
import { event, type EventSpec } from '../../kit/event.ts';
import * as field from '../fields.ts';
import { stages, type MoneyEvent } from '../stages.ts';

const method = z.enum(['cash', 'bank', 'wallet', 'card']);
const amount = { amount: field.money };

/** The money of each pay stage (§4): it becomes due, is paid, confirmed by a cashier, credited, waived or refunded. */
export const moneyStageEvents = Object.fromEntries(
  stages.flatMap((stage) => [
    [`order.${stage}Due`, event(null, amount, { systemOnly: true })],
    [`order.${stage}Paid`, event(null, { ...amount, method, voucher: field.identifier.optional() })],
    [`order.${stage}Confirmed`, event(null, {})],
    [`order.${stage}Credited`, event(null, amount)],
    [`order.${stage}Waived`, event(null, {}, { systemOnly: true })],
    [`order.${stage}Refunded`, event(null, { ...amount, reason: field.reason })],
  ]),
) as Record<MoneyEvent, EventSpec>;
