import type { Command, Verdict } from './command.ts';

/** Whether the server said no: now, or when the command came first. */
const isRefusal = ({ status, refusals }: Verdict): boolean =>
  status === 'refused' || status === 'conflict' || (status === 'duplicate' && refusals.length > 0);

/** Groups of commands, each of which stops at its first refusal. */
export const createGroups = (stopped: ReadonlySet<string> = new Set()) => {
  const over = new Set(stopped);
  return {
    isStopped: ({ group }: Command): boolean => group !== undefined && over.has(group),
    heard: ({ group }: Command, verdict: Verdict): void => {
      if (group !== undefined && isRefusal(verdict)) over.add(group);
    },
    stopped: over as ReadonlySet<string>,
  };
};
