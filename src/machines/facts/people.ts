import type { CourierCash } from '../courierCash/context.ts';
import type { StaffContext } from '../staff/index.ts';
import { lifeOf, textOf } from './ask.ts';

/** Whether a person works now and may sign in; what other machines ask of staff. */
export const worksNow = ({ states }: { readonly states: Readonly<Record<string, string>> }): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';

/** The person chosen, himself: nobody leaves while he is given a parcel. */
export const chosen = (field: 'collector' | 'deliverer') =>
  lifeOf<StaffContext>(
    'staff',
    (ask) => textOf(ask.data, field),
    (life) => ({
      id: life.id,
      name: life.context.nickName,
      branch: life.context.operateBranch,
      areas: life.context.responsibleAreas,
      onJob: worksNow(life),
    }),
  );

/** Who acts, himself. */
export const self = lifeOf<StaffContext>(
  'staff',
  ({ actor }) => (actor.kind === 'person' ? actor.id : null),
  (life) => ({ onJob: worksNow(life) }),
);

/** The person chosen, himself: nobody leaves while he is given work. */
export const assignee = lifeOf<StaffContext>(
  'staff',
  ({ data }) => textOf(data, 'assignee'),
  (life) => ({
    id: life.id,
    name: life.context.nickName,
    onJob: worksNow(life),
    department: life.context.department ?? null,
  }),
);

/** Cash in hand or at the counter: nobody takes more of it while he leaves, nobody leaves while he takes it. */
export const cash = lifeOf<CourierCash>(
  'courierCash',
  ({ life }) => life.id,
  ({ context: { held, counting } }) => ({ held: held.MMK + counting.MMK, heldYuan: held.CNY + counting.CNY }),
);
