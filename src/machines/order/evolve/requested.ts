import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Order } from '../context.ts';

/** Keeps a request for a step that a second person must confirm. */
export const requested = (_: Order, { type, actor, at, data }: RecordedEvent): Partial<Order> => ({
  request: {
    event: type,
    by: actor.id === 'system' ? (actor.onBehalfOf ?? actor.id) : actor.id,
    onBehalfOf: actor.onBehalfOf,
    at,
    data: data as Record<string, unknown>,
  },
});
