import { deadline, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ImportTask } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);
const finish = (target: string | null) => to(target, 'ownImport', 'countsWithinRows');

/** An import runs in a person's browser; one left lying for a day is interrupted, and may be finished later all the same. */
export const machine = lifecycle<ImportTask>(rules, evolve).createMachine({
  id: 'importTask',
  context: initial,
  initial: 'absent',
  states: {
    absent: { id: 'absent', meta: { absent: true }, on: { 'importTask.begun': to('#running') } },
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
    /** Rows refused before may be written by a second look at the same file: it is finished again, with new counts. */
    finished: {
      id: 'finished',
      meta: { code: 2, phase: 'import', final: true },
      on: { 'importTask.finished': finish(null) },
    },
  },
});
