import { corrected, destination, nameOf, undeclared, waysOfCase, type Case } from '../cases.ts';
import type { Taken } from '../explore.ts';
import type { Law } from '../law.ts';

const isCorrection = (type: string): boolean => type.endsWith('.eventVoided');

/** Each allowed attempt leads where the law says; a correction, to where the other events alone lead. */
export const declaredCases = (law: Law, attempts: readonly Taken[]): Case[] =>
  attempts
    .filter((it) => undeclared(law, it.life, it.type) === null)
    .map((it) => ({
      name: nameOf(law, it, it.type, 'taken'),
      kind: 'way',
      type: it.type,
      ways: waysOfCase(law, it, it.type),
      situation: it,
      draft: it.draft,
      reaches: isCorrection(it.type)
        ? corrected(law, it, it.type, it.draft.data['version'])
        : destination(law, it.life, it.type),
    }));
