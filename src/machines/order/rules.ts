import { creationRules } from './rules/creation.ts';
import { custodyRules } from './rules/custody.ts';
import { deliveryRules } from './rules/delivery.ts';
import { deskRules } from './rules/desk.ts';
import { exceptionRules } from './rules/exception.ts';
import { moneyRules } from './rules/money.ts';
import { pickupRules } from './rules/pickup.ts';
import { rejectionRules } from './rules/rejection.ts';
import { secondPersonRules } from './rules/secondPerson.ts';
import { serviceRules } from './rules/service.ts';
import { transportRules } from './rules/transport.ts';
import { weighingRules } from './rules/weighing.ts';

/** Every rule of an order; each file covers one subject. */
export const rules = {
  ...creationRules,
  ...custodyRules,
  ...transportRules,
  ...deliveryRules,
  ...rejectionRules,
  ...deskRules,
  ...pickupRules,
  ...exceptionRules,
  ...secondPersonRules,
  ...serviceRules,
  ...moneyRules,
  ...weighingRules,
};

export type RuleName = keyof typeof rules;
