/** Accounting period: a month of the books. */
export interface Period {
  /** `2026-11`; also the id. */
  readonly month: string;
  readonly remark: string | null;
  /** Person who asked for the closing, and the time; another person confirms it. */
  readonly request: { readonly by: string; readonly at: string } | null;
  readonly closedBy: string | null;
  readonly closedAt: string | null;
}

export const initial: Period = { month: '', remark: null, request: null, closedBy: null, closedAt: null };
