import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Violation } from './context.ts';
import { events } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Violation of an invariant by one aggregate: at most one unclosed violation for each aggregate and invariant. */
export const violation = aggregateType<Violation, keyof typeof events, typeof rowSchema, StateOf<typeof machine>>({
  id: 'violation',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches }) => branches,
  reservations: ({ states, context }) =>
    states['violation'] === 'closed'
      ? []
      : [{ kind: 'violation.invariant', key: `${context.invariant} ${context.machine}/${context.life}` }],
  identify: (serial) => `VIO${String(serial).padStart(8, '0')}`,
});
