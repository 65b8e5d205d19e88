import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { masked, mayRead, visibleTo } from '../access.ts';
import { actorForCustomer, isCustomer, rowForCustomer } from '../customerView.ts';
import { streamKey } from '../store/streamName.ts';
import type { LoggedEvent } from '../store/record.ts';
import { isVisible, type KeptRow } from '../store/rows.ts';

/** Formats an event as the socket sends it (interfaces.md, Socket). */
const eventMessage = (event: LoggedEvent, { id, name, branch }: LoggedEvent['actor'], row: KeptRow['row']) => ({
  position: event.position,
  machine: event.machine,
  id: event.id,
  version: event.version,
  type: event.type,
  operation: event.operation,
  actor: { id, name, branch },
  recordedAt: event.at,
  row,
});

/** Returns the events that an actor may receive. */
export const visibleEvents = (actor: Actor, events: readonly LoggedEvent[], rows: ReadonlyMap<string, KeptRow>) =>
  events.filter((event) => {
    const row = rows.get(`${event.machine}/${event.id}`);
    const aggregateType = aggregateTypes[event.machine];
    return row !== undefined && aggregateType !== undefined && mayRead(actor, aggregateType) && isVisible(actor, row);
  });

/**
 * Returns the events to send with the rows that they left: unmasked for aggregates opened before, masked for others.
 */
export const messagesFor = (
  actor: Actor,
  events: readonly LoggedEvent[],
  rows: ReadonlyMap<string, KeptRow>,
  opened: ReadonlySet<string>,
) =>
  events.flatMap((event) => {
    const key = streamKey(event);
    const row = rows.get(key)?.row;
    if (!row) return [];
    const offered = isCustomer(actor) ? rowForCustomer(event.machine, row) : row;
    const by = isCustomer(actor) ? actorForCustomer(actor, event.actor) : event.actor;
    return [eventMessage(event, by, opened.has(key) ? visibleTo(actor, event, offered) : masked(event, offered))];
  });
