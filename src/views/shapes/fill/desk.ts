import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordName } from '../fields/kind.ts';
import type { Direction } from '#machines/scanning/direction.ts';
import type { Presented } from '../presentation/presentation.ts';
import type { Filter, Row } from '#services/page.ts';
import type { Fields } from '../scan/desk.ts';

/** Something that is put into another by scanning its number. */
export interface Kind {
  readonly aggregateType: AggregateType;
  /** Its name where its record is linked. */
  readonly record: RecordName;
  readonly put: string;
  /** The inverse: an event without a payload. */
  readonly out: string;
  /** Event of the container when a thing is taken out. */
  readonly follows: (key: string) => { readonly type: string; readonly data: Fields };
  /** Rows of a branch that could be put in: they are read ahead, so that a scan has its verdict at once. */
  readonly waiting: (branch: string) => readonly Filter[];
  /** The aggregate from its row, with the fields that `put` needs. */
  readonly aggregateOf: (row: Row) => Aggregate;
  /** Lookups of the rules of `put`. */
  readonly lookupsOf: (row: Row, into: Aggregate) => Fields;
  /** True if those are all. */
  readonly isKnown: (lookups: Fields) => boolean;
  /** Parcels in it, and its weight in grams, from its row; absent where the row is unknown. */
  readonly loadOf: (row: Row | undefined) => Pick<Content, 'orders' | 'grams'>;
  /** Pieces that are scanned one by one. */
  readonly piecesOf: (row: Row) => number;
}

/** A thing inside. */
export interface Content {
  readonly key: string;
  readonly kind: RecordName;
  /** Parcels: those in a bag counted each. */
  readonly orders: number;
  readonly grams: number;
}

/** A screen where things are scanned into something: parcels into a bag, bags and parcels onto a shipment. */
export interface FillDesk {
  /** The container. */
  readonly aggregateType: Presented;
  /** The field that names it where something is put into it. */
  readonly field: string;
  readonly parcel: Kind;
  /** Packing of bags; null where a bag's number opens that bag. */
  readonly bag: Kind | null;
  readonly contentsOf: (aggregate: Aggregate) => readonly Content[];
  /** The rules that refuse a code which names nothing, and one that does not say which piece it is. */
  readonly rules: { readonly exists: string; readonly pieceIsNamed: string };
  /** Results of a scan: `packed`, `unpacked`, and so on. */
  readonly results: { readonly put: string; readonly out: string };
  /** Direction of a thing that is put into the container. */
  readonly guide: (into: Aggregate) => Direction | null;
  /** Results that are as they should be. */
  readonly good: readonly string[];
}
