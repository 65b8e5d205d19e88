import type { RefusalCode, Values } from '../../kit/rule.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Event assumed to have happened until the server answers. */
export interface OptimisticEvent {
  /** Identifies the event, so that it can be removed. */
  readonly token: string;
  readonly type: string;
  readonly data: Fields;
  readonly lookups: Fields;
  /** UTC ISO. */
  readonly at: string;
}

/** Reason of the server for refusing an event. */
export interface ServerRefusal {
  readonly code: RefusalCode;
  readonly rule?: string | null | undefined;
  readonly values?: Values | undefined;
}

/** Event sent by a station, with its thing and its scan. */
export interface SentEvent {
  /** Identifies the event until the browser has stored it. */
  readonly token: string;
  /** Number of the thing. */
  readonly key: string;
  /** Number of the scan in the station's list; null if a thing is handled without a scan. */
  readonly scan: number | null;
  /** Assumed event; null if the list cannot determine it. */
  readonly supposed: OptimisticEvent | null;
}

/** Version that an event produced, and its result if the log was read before the answer came. */
export interface Acceptance {
  readonly version: number | null;
  readonly logged: { readonly result: string | null } | null;
}

/** Type and payload of an event to be sent. */
export interface EventDraft {
  readonly type: string;
  readonly data: Fields;
}

/** Event in this browser's outbox, from another window or from before a reload. */
export interface LeftoverEntry extends EventDraft {
  /** Name of its outbox entry. */
  readonly entry: string;
  /** UTC ISO. */
  readonly at: string;
  readonly isRefused: boolean;
  /** True if the server has accepted it, and the log as it was read here does not tell of it yet. */
  readonly isAhead: boolean;
}

/** Refusal of an event by the server. `isSeen`: a person is looking at the screen. */
export interface EntryRefusal {
  /** Name of its outbox entry. */
  readonly entry: string;
  readonly refusals: readonly ServerRefusal[];
  /** UTC ISO. */
  readonly at: string;
  readonly isSeen: boolean;
}

/** State of the aggregate: open for scans, or final. */
export interface AggregateStatus {
  readonly isOpen: boolean;
  readonly isOver: boolean;
}

export type StationEvent =
  | { readonly type: 'scan.given'; readonly text: string; readonly extra: Fields }
  /** The scan was not sent beyond this browser. */
  | { readonly type: 'scan.stayed' }
  | { readonly type: 'event.made'; readonly sent: SentEvent; readonly made: EventDraft }
  | { readonly type: 'event.kept'; readonly token: string; readonly entry: string }
  | { readonly type: 'event.notKept'; readonly token: string; readonly why: string }
  | { readonly type: 'entry.found'; readonly left: LeftoverEntry }
  | { readonly type: 'entry.adopted'; readonly entry: string; readonly sent: SentEvent }
  | { readonly type: 'entry.accepted'; readonly entry: string; readonly version: number | null }
  | ({ readonly type: 'entry.refused' } & EntryRefusal)
  /** The log was read up to a version. `result`: the result of the scan; null if there was no scan. */
  | { readonly type: 'log.read'; readonly version: number; readonly result: string | null }
  /** The whole aggregate was read again, at a version. */
  | { readonly type: 'record.read'; readonly version: number }
  | ({ readonly type: 'aggregate.seen' } & AggregateStatus)
  | { readonly type: 'person.seen'; readonly mayScan: boolean }
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.back' }
  | { readonly type: 'act.asked'; readonly key: string; readonly act: string }
  | { readonly type: 'end.asked'; readonly end: string }
  | { readonly type: 'dialog.closed' };
