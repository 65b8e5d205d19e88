import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { secretReservations } from '../rights/rotatedSecret.ts';
import { initial, type Webhook } from './context.ts';
import { events, type WebhookEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Reservations by which the server finds the secrets of a webhook: the present one, and the one before. */
export const SECRET = 'webhook.secret';
export const FORMER_SECRET = 'webhook.formerSecret';

/** Webhook of a business customer. Visible to its own accounts and to the branch that signed it. */
export const webhook = aggregateType<Webhook, keyof WebhookEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'webhook',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch }) => (branch === null ? [] : [branch]),
  owner: ({ merchant }) => merchant,
  reservations: ({ context }) => secretReservations(context, [SECRET, FORMER_SECRET]),
  identify: (serial) => `WHK${String(serial).padStart(6, '0')}`,
});
