import { corrected, destination, nameOf, undeclared, transitionsOfCase, type Case } from '../cases.ts';
import type { Taken } from '../explore.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';

const isCorrection = (type: string): boolean => type.endsWith('.eventVoided');

/**
 * Returns a case for each allowed attempt with its approved target. A correction leads to the target of the other
 * events alone.
 */
export const declaredCases = (approvedMachine: ApprovedMachine, attempts: readonly Taken[]): Case[] =>
  attempts
    .filter((it) => undeclared(approvedMachine, it.aggregate, it.type) === null)
    .map((it) => ({
      name: nameOf(approvedMachine, it, it.type, 'taken'),
      kind: 'way',
      type: it.type,
      transitions: transitionsOfCase(approvedMachine, it, it.type),
      situation: it,
      draft: it.draft,
      reaches: isCorrection(it.type)
        ? corrected(approvedMachine, it, it.type, it.draft.data['version'])
        : destination(approvedMachine, it.aggregate, it.type),
    }));
