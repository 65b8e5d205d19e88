import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ArrivalScan } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Arrival scan of one shipment. Its progress (not, partly, all) is derived from its items (§4). */
export const machine = lifecycle<ArrivalScan>(rules, evolve).createMachine({
  id: 'arrivalScan',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'arrivalScan.opened': to('#open', 'shipmentExists', 'shipmentCameHere', 'shipmentIsReceived'),
    }),
    open: {
      id: 'open',
      meta: { phase: 'session' },
      on: {
        'arrivalScan.scanned': to(
          null,
          'worksInTheBranch',
          'codeIsReadable',
          'itemExists',
          'pieceIsNamed',
          'isNotMarkedNotArrived',
          'itemIsNotMarkedNotArrived',
          'isOnNoIssueForm',
          'sealIsOfAPackage',
        ),
        'arrivalScan.finished': to('#finished', 'worksInTheBranch', 'reasonForTheMissing'),
        'arrivalScan.abandoned': to('#abandoned', 'worksInTheBranch'),
      },
    },
    finished: { id: 'finished', meta: { phase: 'session', final: true } },
    abandoned: { id: 'abandoned', meta: { phase: 'session', final: true } },
  },
});
