import * as z from 'zod/mini';
import { liveEvent } from '#calls/live.ts';

/** An event that happened to an aggregate within the person's scope, with the row it left. */
export type LiveEvent = z.infer<typeof liveEvent>;

const notice = z.looseObject({
  type: z.literal('notice'),
  id: z.optional(z.string()),
  title: z.string(),
  value: z.nullish(z.string()),
  noticeType: z.number(),
  ext: z.nullish(
    z.looseObject({ userQuestionId: z.nullish(z.union([z.string(), z.number()])), waybill: z.nullish(z.string()) }),
  ),
  count: z.optional(z.number()),
});

/** A push notification (§3): type 0 belongs to the notification list, 1 is a work-order question. */
export type Notice = z.infer<typeof notice>;

/** Messages of the server over the socket. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('events'), position: z.number(), events: z.array(liveEvent) }),
  notice,
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** Events in the order of the log, whose positions do not always rise, and the position of the last of them. */
export interface Batch {
  readonly position: number;
  readonly events: readonly LiveEvent[];
}

/** The events of a batch that were not delivered before. */
export const notReceived = (batch: Batch, received: ReadonlySet<number>): readonly LiveEvent[] =>
  batch.events.filter(({ position }) => !received.has(position));

/** Positions of the events in a batch. */
export const positionsOf = ({ events }: Batch): ReadonlySet<number> => new Set(events.map(({ position }) => position));

/** The server refused a call because the session has ended. */
export class Ended extends Error {}

/** Error of missed events that are too many to deliver; the log has reached this position meanwhile. */
export class Gap extends Error {
  readonly position: number;
  constructor(position: number) {
    super('Too many events to catch up');
    this.name = 'Gap';
    this.position = position;
  }
}

/**
 * The socket's condition: not tried yet, connected, none while events are asked for over HTTP, trying again after a
 * failure, or closed for good.
 */
export type LiveStatus = 'connecting' | 'live' | 'polled' | 'reconnecting' | 'off';

/** Requests of a tab to the worker (§4); any other is ignored. */
export const portCommand = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('open'),
    userId: z.string(),
    token: z.string(),
    language: z.string(),
    position: z.nullable(z.number()),
  }),
  z.object({ command: z.literal('close') }),
  z.object({ command: z.literal('close socket') }),
  z.object({ command: z.literal('close port') }),
]);
export type PortCommand = z.infer<typeof portCommand>;

/**
 * Messages of the worker to its tabs. `gap`: events were missed and are gone, so lists must be read again. `ended`:
 * the server ended the session.
 */
export type PortMessage =
  | { readonly type: 'status'; readonly status: LiveStatus }
  | ({ readonly type: 'events' } & Batch)
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'gap' }
  | { readonly type: 'ended' };
