import { nameOf, waysOfCase, type Case } from '../cases.ts';
import type { Taken } from '../explore.ts';
import type { Law } from '../law.ts';

/** Each event without each of its required fields, and with a field it does not know. */
export function payloadCases(law: Law, attempts: readonly Taken[]): Case[] {
  return Object.entries(law.events).flatMap(([type, { fields }]) => {
    const it = attempts.find((attempt) => attempt.type === type);
    if (!it) return [];
    const ask = (what: string, data: Readonly<Record<string, unknown>>, field: string | null): Case => ({
      name: nameOf(law, it, type, what),
      kind: 'payload',
      type,
      ways: waysOfCase(law, it, type),
      situation: it,
      draft: { ...it.draft, data },
      refused: [{ code: 'invalid', field }],
    });
    return [
      ask('with a field it does not know', { ...it.draft.data, surprise: 1 }, null),
      ...fields
        .filter((field) => !field.endsWith('?'))
        .map((field) => {
          const { [field]: _, ...rest } = it.draft.data;
          return ask(`without ${field}`, rest, field);
        }),
    ];
  });
}
