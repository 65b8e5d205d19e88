import { nameOf, transitionsOfCase, type Case } from '../cases.ts';
import type { Taken } from '../explore.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';

/** Returns cases of each event with a required field missing, and with an unknown field. */
export function payloadCases(approvedMachine: ApprovedMachine, attempts: readonly Taken[]): Case[] {
  return Object.entries(approvedMachine.events).flatMap(([type, { fields }]) => {
    const it = attempts.find((attempt) => attempt.type === type);
    if (!it) return [];
    const ask = (what: string, data: Readonly<Record<string, unknown>>, field: string | null): Case => ({
      name: nameOf(approvedMachine, it, type, what),
      kind: 'payload',
      type,
      transitions: transitionsOfCase(approvedMachine, it, type),
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
