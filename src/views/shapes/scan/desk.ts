import type { Words } from '#i18n/words.ts';
import type { Presented } from '../presentation/presentation.ts';

/** Something a scan screen's aggregate lists, as the aggregate keeps it. */
export type Listed = Readonly<Record<string, unknown>>;

/** Where a thing stands in an aggregate: under which of its facts, and what is kept of it. */
export interface Standing {
  readonly part: string;
  readonly listed: Listed;
}

/** The payload of an event, and the aggregate's own plain facts. */
export type Fields = Readonly<Record<string, unknown>>;

/** An event about one thing of an aggregate's lists. */
export interface Asked {
  readonly type: string;
  readonly data: Fields;
  readonly key: string;
  readonly standing: Standing | null;
  readonly fields: Fields;
}

/** What a screen for scanning is about: an aggregate that lists things by their number, and what its events do to one of them. */
export interface Desk {
  readonly aggregateType: Presented;
  /** The event of a scan; its payload holds the `barcode`. */
  readonly scan: string;
  /** Names of the facts that list things by number. */
  readonly parts: readonly string[];
  /** Whether bags are scanned here too. */
  readonly takesBags: boolean;
  /** The number of the one thing an event concerns; null for an event about the whole life. */
  readonly keyOf: (data: Fields) => string | null;
  /** The group a thing is counted and shown in. */
  readonly groupOf: (standing: Standing) => string;
  /**
   * What the rules of an event look at outside of the aggregate, as far as the aggregate itself tells it; null where it tells too
   * little to say what the event would do. `facts`: the aggregate's plain ones.
   */
  readonly lookupsOf: (asked: Asked) => Fields | null;
  /** What the last scan came to, by the aggregate's own facts: `stored`, `extra`, and so on. */
  readonly resultOf: (fields: Fields) => string | null;
  /** Results that are as they should be; every other one wants attention. */
  readonly good: readonly string[];
  /**
   * Events that a person may propose for one thing as it is kept, or for whatever stands in its group. One of another
   * aggregate type's events needs a dialog of its own.
   */
  readonly acts: (group: string, listed?: Listed) => readonly string[];
  /** What is known of a scanned thing beside its verdict, such as where it should be. */
  readonly hint?: (result: string, standing: Standing, words: Words) => string | null;
}
