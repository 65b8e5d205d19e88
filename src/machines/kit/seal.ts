/**
 * Payload fields that only their recorder may see for now, such as the first of two independent counts. The log keeps
 * them whole.
 */
export interface Seal {
  /** The sealed event; its recorder always sees it. */
  readonly event: string;
  /** Hidden fields of its payload. */
  readonly fields: readonly string[];
  /** The path of these fields in the aggregate's context. */
  readonly kept: readonly string[];
  /** Events that end the seal. */
  readonly until: readonly string[];
}
