import type { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { correctionEvents } from './events/correction.ts';
import { creationEvents } from './events/creation.ts';
import { deliveryEvents } from './events/delivery.ts';
import { deskEvents } from './events/desk.ts';
import { exceptionEvents } from './events/exception.ts';
import { billEvents, moneyStageEvents } from './events/money.ts';
import { rejectionEvents } from './events/rejection.ts';
import { serviceEvents } from './events/service.ts';
import { storageEvents } from './events/storage.ts';
import { transportEvents } from './events/transport.ts';

/** Every event of an order, with its operation code in the log (§4, 0 to 52, 99 and -1). */
export const events = {
  ...creationEvents,
  ...storageEvents,
  ...transportEvents,
  ...deliveryEvents,
  ...rejectionEvents,
  ...deskEvents,
  ...exceptionEvents,
  ...correctionEvents,
  ...serviceEvents,
  ...moneyStageEvents,
  ...billEvents,
  'order.acceptTimedOut': event(null, {}, { systemOnly: true }),
  'order.collectionTimedOut': event(null, {}, { systemOnly: true }),
  'order.deliveryTimedOut': event(null, {}, { systemOnly: true }),
};

export type OrderEvents = typeof events;
/** An event of an order as `evolve` and the rules read it. */
export type OrderRecordedEvent<Type extends keyof OrderEvents> = RecordedEvent<DataOf<OrderEvents, Type>>;
/** The payload of an event of an order. */
export type OrderData<Type extends keyof OrderEvents> = z.infer<OrderEvents[Type]['payload']>;
