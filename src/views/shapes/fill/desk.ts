import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Filter, Row } from '#services/page.ts';
import type { Facts } from '../scan/desk.ts';

/** Something that is put into another by scanning its number. */
export interface Kind {
  readonly noun: Noun;
  readonly put: string;
  /** The inverse: an event without a payload. */
  readonly out: string;
  /** What the one it is put into would be asked to do when it is taken out. */
  readonly follows: (key: string) => { readonly type: string; readonly data: Facts };
  /** Rows of a branch that could be put in: they are read ahead, so that a scan has its verdict at once. */
  readonly waiting: (branch: string) => readonly Filter[];
  /** The life as its row tells it, as far as `put` looks at it. */
  readonly lifeOf: (row: Row) => Life;
  /** What the rules of `put` look at outside of it. */
  readonly knownOf: (row: Row, into: Life) => Facts;
  /** Whether those are all. */
  readonly isKnown: (known: Facts) => boolean;
  /** Pieces that are scanned one by one. */
  readonly piecesOf: (row: Row) => number;
}

/** A thing inside. */
export interface Content {
  readonly key: string;
  readonly kind: 'order' | 'package';
  /** Parcels: those in a bag counted each. */
  readonly orders: number;
  readonly grams: number;
}

/** A screen where things are scanned into something: parcels into a bag, bags and parcels onto a shipment. */
export interface FillDesk {
  /** What is filled. */
  readonly noun: Noun;
  /** The field that names it where something is put into it. */
  readonly field: string;
  readonly parcel: Kind;
  /** How bags are put in; null where a bag's number opens that bag. */
  readonly bag: Kind | null;
  readonly contentsOf: (life: Life) => readonly Content[];
  /** What a scan came to: `packed` and `unpacked`, and so on. */
  readonly results: { readonly put: string; readonly out: string };
  /** Results that are as they should be. */
  readonly good: readonly string[];
}
