import type { Excess } from '../rights/authority.ts';
import type { OpenWork } from './work.ts';

export interface StaffLookups {
  /** Authority of the person beyond that of the actor; null for none, and for the actor's own record. */
  readonly excess: Excess | null;
  /** Authority of the roles named by the payload beyond that of the actor; null for none. */
  readonly excessOfRoles: Excess | null;
  /** Roles named by the payload that do not exist or are disabled. */
  readonly rolesMissing: readonly string[];
  /** Current roles that are disabled. */
  readonly rolesGone: readonly string[];
  /** True if another member of staff who has not left has the ID number that the payload gives. */
  readonly idNumberTaken: boolean;
  /** Branches named by the payload that do not exist or are disabled. */
  readonly branchesMissing: readonly string[];
  /** The department of the person after the event, with its branch; null if none of that code is in use. */
  readonly department: { readonly branch: string } | null;
  /** Parcels held by or assigned to the person: their number, and one example. */
  readonly parcels: { readonly count: number; readonly example: string | null };
  /** Customers' cash that is not handed in, or not accepted yet, in hundredths; null if the person never held any. */
  readonly cash: { readonly held: number; readonly heldYuan: number } | null;
  /** Open work of the person, beside parcels and cash, by kind. */
  readonly work: readonly OpenWork[];
  /** Number of administrators who could still sign in after the event. */
  readonly administratorsAfter: number;
}
