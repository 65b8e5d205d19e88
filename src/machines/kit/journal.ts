import { z } from 'zod';
import { lifecycle } from './lifecycle.ts';
import { aggregateType } from './aggregateType.ts';
import { rowHead } from './register.ts';

/**
 * An aggregate type for rows read from the log of another aggregate type. It has no events. `journals.ts` names the
 * source of each journal.
 */
export const journal = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  aggregateType<object, never, z.ZodObject<typeof rowHead & Shape>>({
    id,
    version: 1,
    events: {},
    rules: {},
    machine: lifecycle({}, {}).createMachine({
      id,
      context: {},
      initial: 'recorded',
      states: { recorded: { id: 'recorded', meta: { phase: 'end' } } },
    }),
    evolve: {},
    initial: {},
    rowSchema: z.object({ ...rowHead, ...shape }),
    row: () => ({}),
    branches: () => [],
    identify: (serial) => String(serial),
  });
