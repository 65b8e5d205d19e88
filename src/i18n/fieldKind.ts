import type { Meaning, Picked } from '#machines/kit/meaning.ts';
import type { RecordName, ReferenceName } from '#machines/fields/references.ts';
import type { UploadKind } from '#machines/fields/uploads.ts';
import type { Currency } from './format.ts';

export type { RecordName, ReferenceName };

/** Staff that a field offers: only who may do what they are chosen for. */
export type Offered = ReferenceName | 'collector' | 'deliverer';

/** Record types that a field can refer to. */
export const offeredBy = (name: string, to: ReferenceName): Offered =>
  name === 'collector' || name === 'deliverer' ? name : to;

/** Pictures, by the ids of uploads: one, or several up to `most`. */
interface Uploads {
  readonly kind: 'upload' | 'uploads';
  readonly of: UploadKind;
  readonly most: number;
  /** The field beside it that takes the checksum of what was seen; null where there is none. */
  readonly hashIn: string | null;
  /** Fields beside it that the form fills in when a picture is taken. */
  readonly captured?: Captured;
}

/** The fields that take the time and the place of a picture. */
export type Captured = Readonly<Partial<Record<'time' | 'place', string>>>;

/** Kind of a field for a person. Money is in hundredths, weights in grams, lengths in millimetres. */
export type FieldKind =
  /** `unusualAbove`: a greater value is rarely meant. */
  | { readonly kind: 'money'; readonly currency: Currency; readonly unusualAbove?: number }
  | { readonly kind: 'number' | 'decimal' | 'grams' | 'millimetres'; readonly unusualAbove?: number }
  /** `account`: the number of a bank account, of those that a customer registered; `customerOf`: a customer of records. */
  | {
      readonly kind: 'text';
      readonly account?: NonNullable<Meaning['account']>;
      readonly customerOf?: NonNullable<Meaning['customerOf']>;
    }
  | { readonly kind: 'longText' | 'instant' | 'day' | 'phone' }
  | { readonly kind: 'permissions' }
  /** Part of the console: one of its icons, or one of its screens. */
  | { readonly kind: 'console'; readonly of: 'icon' | 'screen' }
  /** `isConfirmation`: asked for only where a rule demands it. */
  | { readonly kind: 'yesNo'; readonly isConfirmation?: true }
  /** `isNumber`: the values are whole numbers. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly isNumber?: true }
  /** `values`: the list has each of these or not; without it, it takes texts. */
  | { readonly kind: 'list'; readonly most?: number; readonly values?: readonly string[] }
  /**
   * `depth`: only entries of that depth in their tree; `above`: the fields with the entries above, the nearest first; `within`: the field with its branch; `isAbove`: no descendants;
   * `top`: the id that stands for none.
   */
  | {
      readonly kind: 'reference';
      readonly to: ReferenceName;
      readonly depth?: number;
      readonly above?: readonly string[];
      readonly within?: string;
      readonly isAbove?: true;
      readonly top?: string;
    }
  | { readonly kind: 'references'; readonly to: ReferenceName; readonly most?: number }
  /** `picked`: chosen among the records of a state. */
  | { readonly kind: 'record'; readonly to: RecordName; readonly picked?: Picked }
  | {
      readonly kind: 'records';
      readonly to: RecordName;
      readonly most?: number;
      readonly picked?: Picked;
    }
  | Uploads
  /** An upload or a text, as the field beside it says. */
  | {
      readonly kind: 'uploadOrText';
      readonly by: string;
      readonly of: Readonly<Record<string, UploadKind>>;
      readonly captured: Captured;
    }
  /** Comes with the picture beside it: nobody types it. */
  | { readonly kind: 'captured'; readonly of: 'time' | 'place' }
  /** Comes with the upload beside it: nobody types it. */
  | { readonly kind: 'fileHash' }
  | { readonly kind: 'group'; readonly fields: readonly FieldInfo[] }
  /** Groups of the same fields, in an order. */
  | { readonly kind: 'groups'; readonly fields: readonly FieldInfo[]; readonly most?: number }
  /** Notes and coins of a currency, at most so many of each value; their sum is the amount in the field of that name. */
  | { readonly kind: 'notes'; readonly currency: Currency; readonly values: readonly string[]; readonly most: number }
  /** A value for each of several keys. */
  | { readonly kind: 'pairs'; readonly key: FieldInfo; readonly value: FieldInfo };

/** One field of an event or of a row. */
export interface FieldInfo {
  readonly name: string;
  readonly required: boolean;
  /** Empty value in the payload: null, an absent field, or either; null for a required field. */
  readonly nothing: 'null' | 'leftOut' | 'either' | null;
  /** Longest text, where the schema says it. */
  readonly longest: number | null;
  /** Default value of the schema. */
  readonly initial: unknown;
  readonly kind: FieldKind;
}

/** A field of a row as it is drawn. */
export type NamedKind = Pick<FieldInfo, 'name' | 'kind'>;
