import { beforeCreation, deadline, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ExportTask } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/**
 * Download status (§4): generating 1, generated 2, invalid 0. Time limits end the generation and the storage of a file.
 */
export const machine = lifecycle<ExportTask>(rules, evolve).createMachine({
  id: 'exportTask',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'exportTask.requested': to(
        '#generating',
        'timeFieldGiven',
        'rangeWithinLimit',
        'mayReadTheList',
        'mayOpenReports',
      ),
    }),
    generating: {
      id: 'generating',
      meta: { code: 1, phase: 'export' },
      entry: deadline('exportTask.timedOut', 'PT15M'),
      on: {
        'exportTask.progressed': to(null),
        'exportTask.generated': to('#generated'),
        'exportTask.failed': to('#invalid'),
        'exportTask.timedOut': to('#invalid'),
      },
    },
    generated: {
      id: 'generated',
      meta: { code: 2, phase: 'export' },
      entry: deadline('exportTask.expired', 'P7D'),
      on: {
        'exportTask.downloaded': to(null, 'askedByActor'),
        'exportTask.expired': to('#invalid'),
      },
    },
    invalid: { id: 'invalid', meta: { code: 0, phase: 'export', final: true } },
  },
});
