/** Department and its branch (§3, companyCode). */
export interface DepartmentLookup {
  readonly code: string;
  readonly branch: string;
}

/** Lookups of a work order; null means that the value does not exist. */
export interface Lookups {
  /** Department named by the event. */
  readonly department: DepartmentLookup | null;
  /** Department of the actor. */
  readonly ownDepartment: DepartmentLookup | null;
  /** Person named by the event. */
  readonly assignee: {
    readonly id: string;
    readonly name: string;
    readonly onJob: boolean;
    readonly department: string | null;
  } | null;
  /** Question of the tree; null if it is not shown. */
  readonly question: { readonly code: string } | null;
  /** Orders named by the event that do not exist. */
  readonly unknownOrders: readonly string[];
}
