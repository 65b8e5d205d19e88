import type { Command, Verdict } from './command.ts';

/** Returns whether the command was refused: now, or when it was first sent. */
const isRefusal = ({ status, refusals }: Verdict): boolean =>
  status === 'refused' || status === 'conflict' || (status === 'duplicate' && refusals.length > 0);

/** Tracks groups of commands, each of which stops at its first refusal. */
export const createGroups = (stopped: ReadonlySet<string> = new Set()) => {
  const over = new Set(stopped);
  return {
    isStopped: ({ group }: Command): boolean => group !== undefined && over.has(group),
    note: ({ group }: Command, verdict: Verdict): void => {
      if (group !== undefined && isRefusal(verdict)) over.add(group);
    },
    stopped: over as ReadonlySet<string>,
  };
};
