/** A department, and the branch it belongs to (§3, companyCode). */
export interface DepartmentLookup {
  readonly code: string;
  readonly branch: string;
}

/** Facts from outside that the rules of a work order look at; null means 'asked, and there is none'. */
export interface Lookups {
  /** The department named by the event. */
  readonly department: DepartmentLookup | null;
  /** The department of the person who acts. */
  readonly ownDepartment: DepartmentLookup | null;
  /** The person named by the event. */
  readonly assignee: {
    readonly id: string;
    readonly name: string;
    readonly onJob: boolean;
    readonly department: string | null;
  } | null;
  /** The question of the tree, if it is one that is shown. */
  readonly question: { readonly code: string } | null;
  /** Orders named by the event that do not exist. */
  readonly unknownOrders: readonly string[];
}
