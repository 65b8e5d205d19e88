import { z } from 'zod';
import { event } from '../kit/event.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import { reference } from './parts.ts';

/** The count that runs in a branch and locks it (§4); times UTC. */
const count = z.strictObject({
  task: reference,
  startedBy: reference,
  startedByName: z.string(),
  startedAt: z.iso.datetime(),
  /** Number of parcels expected. */
  expected: z.int().min(0),
});
export type BranchCount = z.infer<typeof count>;

interface Counted {
  readonly count?: BranchCount | null;
}

/** Events by which a count locks its branch: while one runs, the branch's stock may not move (§4, inventory task). */
export const counting = {
  events: {
    'branch.countStarted': event(null, count.shape, { systemOnly: true }),
    'branch.countEnded': event(null, { task: reference }, { systemOnly: true }),
  },
  rules: rulesOf<Counted, object>('branch')({
    notBeingCounted: {
      source: '§4, inventory task; one at a time, ours',
      values: ['task', 'startedBy', 'startedAt'],
      holds: ({ context: { count: running } }: Judged<Counted, never, object>) =>
        !running || { task: running.task, startedBy: running.startedByName, startedAt: running.startedAt },
    },
    countIsTheRunningOne: {
      source: '§4, inventory task; ours',
      needsData: true,
      field: 'task',
      values: ['task'],
      holds: ({ context, data }: Judged<Counted, { task: string }, object>) =>
        context.count?.task === data.task || { task: context.count?.task ?? null },
    },
  }),
  evolve: {
    'branch.countStarted': (_: Counted, { data }: { data: BranchCount }) => ({ count: data }),
    'branch.countEnded': () => ({ count: null }),
  },
  registered: { 'branch.countStarted': ['notBeingCounted'], 'branch.countEnded': ['countIsTheRunningOne'] },
  retired: { 'branch.countEnded': ['countIsTheRunningOne'] },
  kept: { count: count.nullable() },
};
