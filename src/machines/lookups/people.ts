import type { CourierCash } from '../courierCash/context.ts';
import type { StaffContext } from '../staff/index.ts';
import { aggregateOf, textOf } from './ask.ts';

/** Whether a person works now and may sign in; what other machines ask of staff. */
export const worksNow = ({ states }: { readonly states: Readonly<Record<string, string>> }): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';

/** The person chosen, himself: nobody leaves while he is given a parcel. */
export const chosen = (field: 'collector' | 'deliverer') =>
  aggregateOf<StaffContext>(
    'staff',
    (ask) => textOf(ask.data, field),
    (aggregate) => ({
      id: aggregate.id,
      name: aggregate.context.nickName,
      branch: aggregate.context.operateBranch,
      areas: aggregate.context.responsibleAreas,
      onJob: worksNow(aggregate),
    }),
  );

/** Who acts, himself. */
export const self = aggregateOf<StaffContext>(
  'staff',
  ({ actor }) => (actor.kind === 'person' ? actor.id : null),
  (aggregate) => ({ onJob: worksNow(aggregate) }),
);

/** The person chosen, himself: nobody leaves while he is given work. */
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

/** Cash in hand or at the counter: nobody takes more of it while he leaves, nobody leaves while he takes it. */
export const cash = aggregateOf<CourierCash>(
  'courierCash',
  ({ aggregate }) => aggregate.id,
  ({ context: { held, counting } }) => ({ held: held.MMK + counting.MMK, heldYuan: held.CNY + counting.CNY }),
);
