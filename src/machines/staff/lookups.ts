export interface StaffLookups {
  /** All permissions of the roles named by the payload, otherwise of the current roles. */
  readonly permissionsOfRoles: readonly string[];
  /** Roles named by the payload that do not exist or are disabled. */
  readonly rolesMissing: readonly string[];
  /** Current roles that are disabled. */
  readonly rolesGone: readonly string[];
  /** Branches named by the payload that do not exist or are disabled. */
  readonly branchesMissing: readonly string[];
  /** Parcels held by or assigned to the person: their number, and one example. */
  readonly parcels: { readonly count: number; readonly example: string | null };
  /** Customers' cash that is not handed in, or not accepted yet, in hundredths; null if the person never held any. */
  readonly cash: { readonly held: number; readonly heldYuan: number } | null;
  /** Number of administrators who could still sign in after the event. */
  readonly administratorsAfter: number;
}
