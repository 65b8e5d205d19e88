import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type StaffContext } from './context.ts';
import { events, type StaffEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { nationalOf } from '../fields/phones.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

export type { StaffContext } from './context.ts';
export type { Staff } from './events.ts';
export type { StaffLookups } from './lookups.ts';

/** A colleague of a business customer may have neither staff code nor phone. */
const given = (kind: string, key: string) => (key === '' ? [] : [{ kind, key }]);

/** Staff member or business customer's account (§3, User/Staff). Visible to the branches of employment and of work. */
export const staff = aggregateType<StaffContext, keyof StaffEvents, typeof rowSchema, StateOf<typeof machine, 'staff'>>(
  {
    id: 'staff',
    version: 3,
    events,
    rules,
    machine,
    evolve,
    initial,
    rowSchema,
    row,
    branches: ({ branch, operateBranch }) => [...new Set([branch, operateBranch])],
    owner: ({ merchant }) => merchant ?? null,
    reservations: ({ context, version }) =>
      version === 0
        ? []
        : [
            ...given('staff.staffCode', context.staffCode),
            { kind: 'staff.username', key: context.username },
            ...given('staff.phone', nationalOf(context.phone)),
            ...(context.personInCharge ? [{ kind: 'charger.branch', key: context.branch }] : []),
          ],
    identify: (serial) => `STF${String(serial).padStart(6, '0')}`,
  },
);
