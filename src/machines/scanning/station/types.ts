import type { RefusalCode, Values } from '../../kit/rule.ts';

type Lookups = Readonly<Record<string, unknown>>;

/** Something that is believed to have happened, until the server says what did. */
export interface Supposed {
  /** Names it, to be dropped again. */
  readonly token: string;
  readonly type: string;
  readonly data: Lookups;
  readonly lookups: Lookups;
  /** UTC ISO. */
  readonly at: string;
}

/** A reason of the server against an event. */
export interface ServerRefusal {
  readonly code: RefusalCode;
  readonly rule?: string | null | undefined;
  readonly values?: Values | undefined;
}

/** An event of a station that is sent: which thing it is about, and the scan it is of; none for the handling of a thing. */
export interface Sent {
  /** Names it until the browser has kept it. */
  readonly token: string;
  /** Number of the thing. */
  readonly key: string;
  /** Number of the scan in the station's list. */
  readonly scan: number | null;
  /** What it is believed to do; null where the list does not tell. */
  readonly supposed: Supposed | null;
}

/** Version of the log that an event became, and what the log said of it if it was read before the answer came. */
export interface Answered {
  readonly version: number | null;
  readonly logged: { readonly result: string | null } | null;
}

/** An event as it is sent. */
export interface Made {
  readonly type: string;
  readonly data: Lookups;
}

/** An event that this browser has kept for the server, of another window or from before a reload. */
export interface Left extends Made {
  /** Its name in the outbox. */
  readonly entry: string;
  /** UTC ISO. */
  readonly at: string;
  readonly isRefused: boolean;
}

/** What the server said of an event. `isSeen`: somebody looks at the screen. */
export interface Refused {
  /** Its name in the outbox. */
  readonly entry: string;
  readonly refusals: readonly ServerRefusal[];
  /** UTC ISO. */
  readonly at: string;
  readonly isSeen: boolean;
}

/** Whether the state of what is scanned into declares the scan, and whether it is final. */
export interface Standing {
  readonly isOpen: boolean;
  readonly isOver: boolean;
}

export type StationEvent =
  | { readonly type: 'scan.given'; readonly text: string; readonly extra: Lookups }
  /** The scan goes no further than this browser. */
  | { readonly type: 'scan.stayed' }
  | { readonly type: 'event.made'; readonly sent: Sent; readonly made: Made }
  | { readonly type: 'event.kept'; readonly token: string; readonly entry: string }
  | { readonly type: 'event.notKept'; readonly token: string; readonly why: string }
  | { readonly type: 'entry.found'; readonly left: Left }
  | { readonly type: 'entry.adopted'; readonly entry: string; readonly sent: Sent }
  | { readonly type: 'entry.accepted'; readonly entry: string; readonly version: number | null }
  | ({ readonly type: 'entry.refused' } & Refused)
  /** The log was read as far as a version. `result`: what the scan came to; null for no scan. */
  | { readonly type: 'log.told'; readonly version: number; readonly result: string | null }
  /** All was read anew, as of a version. */
  | { readonly type: 'book.read'; readonly version: number }
  | ({ readonly type: 'aggregate.seen' } & Standing)
  | { readonly type: 'person.seen'; readonly mayScan: boolean }
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.back' }
  | { readonly type: 'act.asked'; readonly key: string; readonly act: string }
  | { readonly type: 'end.asked'; readonly end: string }
  | { readonly type: 'dialog.closed' };
