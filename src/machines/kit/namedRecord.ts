/** A record that a payload names, with the path of its field. */
export interface NamedRecord {
  /** The record type, or the key by which its record is known (`maintainer`: a staff code). */
  readonly to: string;
  readonly id: string;
  readonly field: string;
  /** Field of the addressed record whose entries may be named in any data scope. */
  readonly among: string | null;
}
