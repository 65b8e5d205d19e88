import { readMissed } from '#calls/live.ts';
import { implement, type Route } from '../http/route.ts';
import { visibleEvents, messagesFor } from '../live/message.ts';
import { logAfter, placeOf } from '../store/history.ts';
import { recordSent } from '../reads/recordSent.ts';
import { rowsOf } from '../store/rows.ts';
import type { Core } from './context.ts';

/** Routes to catch up after a socket was disconnected: the log after a position, in the order of sockets. */
export const eventRoutes = ({ pool }: Core): Route[] => [
  implement(readMissed, async ({ query, actor, now }) => {
    const from = await placeOf(pool, query.after);
    const { events, place } = await logAfter(pool, from, query.limit);
    const rows = await rowsOf(pool, events);
    const visible = visibleEvents(actor, events, rows);
    const whole = await recordSent(pool, [{ actor, events: visible }], rows, now);
    const sent = messagesFor(actor, visible, rows, whole.get(actor.session ?? '') ?? new Set());
    return { position: place.position, more: events.length === query.limit, events: sent };
  }),
];
