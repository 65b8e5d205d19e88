import { aggregateTypeNamed } from '#machines/catalogue/named.ts';
import { needsOwnTransaction } from '../lookups/lookUp.ts';
import type { Batch, Command, Verdict } from './command.ts';

/** Commands that may share a transaction with others; or one that must not. */
interface Part {
  readonly commands: Command[];
  readonly alone: boolean;
}

const mustBeAlone = ({ machine, event }: Command): boolean => {
  const aggregateType = aggregateTypeNamed(machine);
  return aggregateType !== undefined && needsOwnTransaction(aggregateType, event.type);
};

/**
 * Splits a batch into transactions. A command that looks up a whole set of aggregates (a count: all stock) must see
 * every earlier event as written.
 */
export function inOwnTransactions({ mode, commands }: Batch): readonly Part[] {
  if (mode === 'atomic') return [{ commands, alone: commands.some(mustBeAlone) }];
  const parts: Part[] = [];
  for (const command of commands) {
    const alone = mustBeAlone(command);
    const last = parts.at(-1);
    if (last && !last.alone && !alone) last.commands.push(command);
    else parts.push({ commands: [command], alone });
  }
  return parts;
}

/** Returns whether an atomic batch looks up a whole set of aggregates after it changed some of them. */
export const mustComeFirst = ({ mode, commands }: Batch): boolean =>
  mode === 'atomic' && commands.slice(1).some(mustBeAlone);

/** Place of the first command that would have to come first, counted from one. */
const placeOf = (commands: readonly Command[]): number => commands.slice(1).findIndex(mustBeAlone) + 2;

/** Refuses such a batch as a whole. */
export const refusedForOrder = ({ commands }: Batch): Verdict[] =>
  commands.map(({ key, machine, id = null }) => ({
    key,
    machine,
    id,
    status: 'refused',
    version: 0,
    state: [],
    events: [],
    refusals: [
      { code: 'invalid', rule: 'invalid.mustComeFirst', values: { place: placeOf(commands) }, field: null, next: [] },
    ],
  }));
