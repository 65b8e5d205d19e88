import type { CourierCash } from '../courierCash/context.ts';
import type { StaffContext } from '../staff/index.ts';
import { aggregateOf, textOf } from './lookupRequest.ts';

/** True if a person is employed and may sign in. */
export const worksNow = ({ states }: { readonly states: Readonly<Record<string, string>> }): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';

/** The chosen person's record, locked so that the person cannot leave before the parcel is assigned. */
export const chosen = (field: 'collector' | 'deliverer') =>
  aggregateOf<StaffContext>(
    'staff',
    (source) => textOf(source.data, field),
    (aggregate) => ({
      id: aggregate.id,
      name: aggregate.context.nickName,
      branch: aggregate.context.operateBranch,
      onJob: worksNow(aggregate),
    }),
  );

/** The acting person's record; null for the system. */
export const self = aggregateOf<StaffContext>(
  'staff',
  ({ actor }) => (actor.kind === 'person' ? actor.id : null),
  (aggregate) => ({ onJob: worksNow(aggregate) }),
);

/** The chosen person's record, locked so that the person cannot leave before the work is assigned. */
export const assignee = aggregateOf<StaffContext>(
  'staff',
  ({ data }) => textOf(data, 'assignee'),
  (aggregate) => ({
    id: aggregate.id,
    name: aggregate.context.nickName,
    onJob: worksNow(aggregate),
    department: aggregate.context.department ?? null,
  }),
);

/** Cash in hand or at the counter, locked so that a person cannot leave and take cash at the same time. */
export const cash = aggregateOf<CourierCash>(
  'courierCash',
  ({ aggregate }) => aggregate.id,
  ({ context: { held, counting } }) => ({ held: held.MMK + counting.MMK, heldYuan: held.CNY + counting.CNY }),
);
