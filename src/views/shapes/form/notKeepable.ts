import { wordsOf, type NotKeepable } from '#services/outbox/keepable.ts';
import type { FieldRefusal } from './refusals.ts';

/** Returns the refusal at the field whose words this device may not keep; null if no words are at fault. */
export const refusalOf = ({ event, field }: Pick<NotKeepable, 'event' | 'field'>): FieldRefusal | null =>
  field !== null && wordsOf(event).includes(field)
    ? { code: 'invalid', rule: 'invalid.notKeepable', field, values: { path: field } }
    : null;
