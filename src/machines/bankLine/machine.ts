import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type BankLine } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const matching = to(
  '#matched',
  'oneTargetNamed',
  'receiptsDiffer',
  'targetExists',
  'targetWithinReach',
  'amountIsExpected',
  'targetWaits',
);
const linking = to(
  '#linked',
  'oneTargetNamed',
  'receiptsDiffer',
  'targetExists',
  'targetWithinReach',
  'amountIsExpected',
  'targetIsConfirmed',
);
const joining = to(
  '#joined',
  'partCameIn',
  'targetExists',
  'targetWithinReach',
  'partIsLess',
  'partLeavesRest',
  'receiptIsFree',
  'targetWaits',
);
const ignoring = to('#ignored');

/**
 * A line waits for a match with receipts or a payment slip; accepting it confirms those records. Joined lines pay parts
 * of a receipt, and are accepted with the line that is matched with the rest. Linked lines show the money of records
 * that were confirmed before.
 */
export const machine = lifecycle<BankLine>(rules, evolve).createMachine({
  id: 'bankLine',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'bankLine.imported': to('#unmatched', 'oneAmount', 'dayHasBegun') }),
    unmatched: {
      id: 'unmatched',
      meta: { code: 0, phase: 'money' },
      on: {
        'bankLine.matched': matching,
        'bankLine.joined': joining,
        'bankLine.linked': linking,
        'bankLine.ignored': ignoring,
      },
    },
    matched: {
      id: 'matched',
      meta: { code: 1, phase: 'money' },
      on: {
        'bankLine.unmatched': to('#unmatched'),
        'bankLine.accepted': to('#accepted', 'targetExists', 'targetWithinReach', 'amountIsExpected', 'targetWaits'),
        'bankLine.ignored': ignoring,
      },
    },
    joined: {
      id: 'joined',
      meta: { code: 4, phase: 'money' },
      on: {
        'bankLine.unmatched': to('#unmatched'),
        'bankLine.completed': to('#accepted'),
        'bankLine.ignored': ignoring,
      },
    },
    linked: {
      id: 'linked',
      meta: { code: 5, phase: 'money' },
      on: { 'bankLine.unmatched': to('#unmatched') },
    },
    accepted: { id: 'accepted', meta: { code: 2, phase: 'money', final: true } },
    ignored: { id: 'ignored', meta: { code: 3, phase: 'money' }, on: { 'bankLine.restored': to('#unmatched') } },
  },
});
