import type { Words } from '#i18n/words.ts';
import type { Direction, Held } from '#machines/scanning/direction.ts';
import type { Presented } from '../presentation/presentation.ts';

/** Something a scan screen's aggregate lists, as the aggregate keeps it. */
export type Listed = Readonly<Record<string, unknown>>;

/** Locates a thing in an aggregate: the listing field, and its stored entry. */
export interface Standing {
  readonly part: string;
  readonly listed: Listed;
}

/** The payload of an event, and the aggregate's own plain fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** A result of a scan, with the payload of its event and what the aggregate keeps of the thing. */
export interface Scanned {
  readonly result: string;
  readonly data: Fields;
  readonly standing: Standing | null;
  /** The aggregate's plain fields. */
  readonly fields: Fields;
}

/** An event about one thing of an aggregate's lists. */
export interface Asked {
  readonly type: string;
  readonly data: Fields;
  readonly key: string;
  readonly standing: Standing | null;
  readonly fields: Fields;
}

/**
 * Settings of a scanning screen: an aggregate that lists things by number, and the effect of its events on one of
 * them.
 */
export interface Desk {
  readonly aggregateType: Presented;
  /** The event of a scan; its payload holds the `barcode`. */
  readonly scan: string;
  /** Names of the fields that list things by number. */
  readonly parts: readonly string[];
  /** True if bags are scanned here too. */
  readonly takesBags: boolean;
  /** Number of the one thing that an event concerns; null for an event about the whole aggregate. */
  readonly keyOf: (data: Fields) => string | null;
  /** The group a thing is counted and shown in. */
  readonly groupOf: (standing: Standing) => string;
  /**
   * Lookups of an event's rules that the aggregate itself provides; null where they do not suffice. `facts`: the
   * aggregate's plain fields.
   */
  readonly lookupsOf: (asked: Asked) => Fields | null;
  /** True if a thing that its record says is held like this may be refused, although the list has it. */
  readonly doubts?: (held: Held) => boolean;
  /** Result of the last scan, by the aggregate's own fields: `stored`, `extra`, and so on. */
  readonly resultOf: (fields: Fields) => string | null;
  /** Results that are as they should be; every other one wants attention. */
  readonly good: readonly string[];
  /**
   * Events that a person may propose for one stored thing, or for all of its group. An event of another aggregate type
   * needs a dialog of its own.
   */
  readonly acts: (group: string, listed?: Listed) => readonly string[];
  /** Events of the scanned thing's record that remove the cause of a refusal, by rule; each needs a dialog. */
  readonly remedies?: Readonly<Record<string, string>>;
  /** True if where its listed things go is read ahead; else it is read with the scan. */
  readonly directsListed: boolean;
  /** Direction of a thing after a result; undefined if its record decides. */
  readonly guide?: (scanned: Scanned) => Direction | null | undefined;
  /** Sentence beside a verdict: the thing and the next thing to do with it. `fields`: the aggregate's plain fields. */
  readonly hint?: (result: string, standing: Standing | null, words: Words, fields: Fields) => string | null;
}
