/** A condition on the rows of a list, which its address can say too. */
export type Condition =
  | { readonly field: string; readonly op: 'in'; readonly value: readonly string[] }
  | { readonly field: string; readonly op: 'gte'; readonly value: number }
  | { readonly field: string; readonly op: 'eq'; readonly value: string }
  | { readonly field: string; readonly op: 'isNull'; readonly value: boolean }
  /** A day of Myanmar not after today, or yesterday. */
  | { readonly field: string; readonly op: 'dayUpTo'; readonly value: 'today' | 'yesterday' }
  /** Myanmar days, both included, of a day or an instant. */
  | { readonly field: string; readonly op: 'days'; readonly value: readonly [string, string] };

/** Rows of one list, counted, summed and dated. */
export interface Counted {
  readonly machine: string;
  /** Conditions that the list itself fixes. */
  readonly within?: readonly Condition[];
  /** Conditions that the address of the list sets. */
  readonly where: readonly Condition[];
  /** Amounts that are summed, in hundredths. */
  readonly sums: readonly string[];
  /** Field with the instant since which a row waits; null where rows do not wait. */
  readonly since: string | null;
}

/** Rows in some states. */
export const inStates = (...value: readonly string[]): Condition => ({ field: 'state', op: 'in', value });
/** Rows with some of an amount left, in hundredths. */
export const someOf = (field: string): Condition => ({ field, op: 'gte', value: 1 });
/** Rows of a choice. */
export const among = (field: string, ...value: readonly string[]): Condition => ({ field, op: 'in', value });
