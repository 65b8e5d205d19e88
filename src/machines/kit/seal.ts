/** What one person records and nobody else may see yet: the first of two independent counts. The log keeps it whole. */
export interface Seal {
  /** The event that is sealed; whoever recorded it sees it all the same. */
  readonly event: string;
  /** Fields of its payload that are hidden. */
  readonly fields: readonly string[];
  /** Where the aggregate's facts keep them: the names on the way there. */
  readonly kept: readonly string[];
  /** Events that open it. */
  readonly until: readonly string[];
}
