import type { FieldInfo } from './kind.ts';

/** How far the pictures of a field are: some are being sent, none is but some were refused, or all are stored. */
export type UploadProgress = 'underWay' | 'failed' | 'ended';

/** Values, errors and touches that inputs read and write, by the path of the field, as in `proof.signedBy`. */
export interface Inputs {
  readonly machine: string;
  readonly event: string;
  /** The record that the event is about; null for a new one, and for many at once. */
  readonly id: string | null;
  /** Fields whose pictures wait on this device when there is no line. */
  readonly keepable?: readonly string[];
  readonly valueAt: (path: string) => unknown;
  readonly errorAt: (path: string) => string | undefined;
  /** Reason why a confirmation is demanded; undefined if none is. */
  readonly demandAt?: (path: string) => string | undefined;
  /** Returns true if the rules that can be judged here accept a value. */
  readonly accepts: (path: string, value: unknown) => boolean;
  readonly change: (path: string, value: unknown) => void;
  /** Puts the entries of a list in another order, by the places where they stood; one that is not named goes. */
  readonly rearrange: (path: string, order: readonly number[]) => void;
  readonly touch: (path: string) => void;
  /** Says how far the pictures of a field are: the form is not sent while some are under way. */
  readonly uploads: (path: string, progress: UploadProgress) => void;
}

/** One field of an event's form, as its kind asks. */
export interface FieldInputProps {
  readonly inputs: Inputs;
  readonly info: FieldInfo;
  /** Path of the field above, with a dot after it; empty at the top. */
  readonly above?: string;
  readonly description?: string;
  readonly only?: (id: string) => boolean;
}

/** Properties that every input of a field has. */
export interface CommonProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly onBlur: () => void;
  readonly description?: string;
}

/** Properties of the input of one or several kinds of fields. */
export interface KindInputProps<Kind extends FieldInfo['kind']['kind']> {
  readonly common: CommonProps;
  readonly inputs: Inputs;
  readonly info: FieldInfo;
  readonly kind: Extract<FieldInfo['kind'], { readonly kind: Kind }>;
  /** Path of the field above, with a dot after it; empty at the top. */
  readonly above: string;
  readonly only?: ((id: string) => boolean) | undefined;
}

/** Returns the text that a field holds; empty for none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the texts that a field of several holds. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
