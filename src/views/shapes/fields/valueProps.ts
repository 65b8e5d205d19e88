import type { NamedKind } from './kind.ts';

/** Record type of the field, for titles of choices. */
export interface ValueProps {
  readonly machine: string;
  readonly info: NamedKind;
  readonly value: unknown;
  /** Leaves the currency to the column's header. */
  readonly inColumn?: boolean;
}
