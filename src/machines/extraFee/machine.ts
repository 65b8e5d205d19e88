import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type ExtraFee } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const added = { 'extraFee.added': to('#unpaid') };
const voided = { 'extraFee.voided': to('#voided') };

/** Extra fee (lifecycles.md 4.8): unpaid 0, paid 1; voided when the order withdraws it. */
export const machine = lifecycle<ExtraFee>(rules, evolve).createMachine({
  id: 'extraFee',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation(added),
    unpaid: {
      id: 'unpaid',
      meta: { code: 0, phase: 'money' },
      on: {
        ...voided,
        'extraFee.paid': to('#paid', 'stageIsUnpaid', 'withinDue', 'actorOnTheJob'),
        'extraFee.paidWithStage': to('#paid'),
      },
    },
    paid: {
      id: 'paid',
      meta: { code: 1, phase: 'money' },
      on: { ...voided, 'extraFee.reopened': to('#unpaid') },
    },
    voided: { id: 'voided', meta: { code: 2, phase: 'money' }, on: added },
  },
});
