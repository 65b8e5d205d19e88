import type { Actor } from '#machines/kit/actor.ts';
import { nouns } from '#machines/nouns.ts';
import { mayRead, visibleTo } from '../access.ts';
import type { LoggedEvent } from '../store/record.ts';
import { isVisible, type KeptRow } from '../store/rows.ts';

/** An event as the socket tells it (interfaces.md, Socket). */
export const toldEvent = (event: LoggedEvent, row: KeptRow, actor: Actor) => ({
  position: event.position,
  machine: event.machine,
  id: event.id,
  version: event.version,
  type: event.type,
  operation: event.operation,
  actor: { id: event.actor.id, name: event.actor.name, branch: event.actor.branch },
  recordedAt: event.at,
  row: visibleTo(actor, row.row),
});

/** The events an actor may hear of. */
export const heardBy = (actor: Actor, events: readonly LoggedEvent[], rows: ReadonlyMap<string, KeptRow>) =>
  events.filter((event) => {
    const row = rows.get(`${event.machine}/${event.id}`);
    const noun = nouns[event.machine];
    return row !== undefined && noun !== undefined && mayRead(actor, noun) && isVisible(actor, row);
  });

/** The events an actor may hear of, with the rows they left. */
export const toldTo = (actor: Actor, events: readonly LoggedEvent[], rows: ReadonlyMap<string, KeptRow>) =>
  heardBy(actor, events, rows).flatMap((event) => {
    const row = rows.get(`${event.machine}/${event.id}`);
    return row ? [toldEvent(event, row, actor)] : [];
  });
