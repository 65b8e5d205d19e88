/** Facts the server brings along for a change of staff. */
export interface StaffLookups {
  /** All permissions of the roles named by the payload, else of those held. */
  readonly permissionsOfRoles: readonly string[];
  /** Roles named by the payload that are not there, or out of use. */
  readonly rolesMissing: readonly string[];
  /** Roles held that are out of use. */
  readonly rolesGone: readonly string[];
  /** Branches named by the payload that are not there, or out of use. */
  readonly branchesMissing: readonly string[];
  /** Parcels the person holds or was given: how many, and one of them. */
  readonly parcels: { readonly count: number; readonly example: string | null };
  /** Cash of customers the person has not handed in, or handed in and not accepted yet, in hundredths; null for none ever. */
  readonly cash: { readonly held: number; readonly heldYuan: number } | null;
  /** How many people who may do everything and can sign in there would be afterwards. */
  readonly administratorsAfter: number;
}
