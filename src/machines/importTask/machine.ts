import { beforeCreation, deadline, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ImportTask } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);
const finish = (target: string | null) => to(target, 'ownImport', 'countsWithinRows');

/**
 * An import runs in a person's browser. One day after its start it is interrupted; it may still be finished later.
 */
export const machine = lifecycle<ImportTask>(rules, evolve).createMachine({
  id: 'importTask',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'importTask.begun': to('#running') }),
    running: {
      id: 'running',
      meta: { code: 1, phase: 'import' },
      entry: deadline('importTask.interrupted', 'P1D'),
      on: { 'importTask.finished': finish('#finished'), 'importTask.interrupted': to('#interrupted') },
    },
    interrupted: {
      id: 'interrupted',
      meta: { code: 0, phase: 'import' },
      on: { 'importTask.finished': finish('#finished') },
    },
    /**
     * A second attempt with the same file may write rows refused before; it finishes the import again with new counts.
     */
    finished: {
      id: 'finished',
      meta: { code: 2, phase: 'import', final: true },
      on: { 'importTask.finished': finish(null) },
    },
  },
});
