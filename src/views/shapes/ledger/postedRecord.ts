import type { RecordName } from '#views/shapes/fields/kind.ts';

/** A record of a type that has a screen, on which the money of another is posted. */
export interface PostedRecord {
  readonly to: RecordName;
  readonly id: string;
}

/** Returns the other records that the money of a record is posted on. */
export type PostedWith<Row> = (row: Row) => readonly PostedRecord[];
