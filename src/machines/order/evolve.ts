import type { Evolve } from '../kit/evolve.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { recharged } from './charged.ts';
import type { Order } from './context.ts';
import { afterCreation } from './evolve/creation.ts';
import { afterCorrection } from './evolve/correction.ts';
import { afterDelivery } from './evolve/delivery.ts';
import { afterDesk } from './evolve/desk.ts';
import { afterException } from './evolve/exception.ts';
import { afterMoney } from './evolve/money.ts';
import { phases } from './evolve/phases.ts';
import { afterRejection } from './evolve/rejection.ts';
import { afterService } from './evolve/service.ts';
import { afterStorage } from './evolve/storage.ts';
import { afterTransport } from './evolve/transport.ts';

const changes: Evolve<Order> = {
  ...afterCreation,
  ...afterStorage,
  ...afterTransport,
  ...afterDelivery,
  ...afterRejection,
  ...afterDesk,
  ...afterException,
  ...afterCorrection,
  ...afterService,
  ...afterMoney,
};

/** The changes of each event to the context; every event also sets `updatedAt` and the times of phases, and recomputes the charges. */
export const evolve: Evolve<Order> = Object.fromEntries(
  Object.entries(changes).map(([type, change]) => [
    type,
    (order: Order, event: RecordedEvent) => {
      const changed = change(order, event as never);
      return { ...changed, ...recharged(order, changed), ...phases(order, changed, event), updatedAt: event.at };
    },
  ]),
);
