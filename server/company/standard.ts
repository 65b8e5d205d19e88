import { dictionaries } from './dictionaries.ts';
import { keyed, type CompanyEntry } from './entry.ts';
import { menus } from './menus/index.ts';
import { questions } from './questions.ts';
import { roles } from './roles.ts';

/** The standard company of this program: every installation begins with it and is kept up to date with it. */
export interface StandardCompany {
  readonly version: number;
  readonly entries: readonly CompanyEntry[];
}

/**
 * Version of the standard company. Increase it with the first change after a release, and keep the fingerprint of the
 * released content in `released/index.ts`. An older program does not change the company of a newer one.
 */
export const COMPANY_VERSION = 2;

/** Returns the standard company; dictionaries of states are labelled by the console's own messages. */
export async function standardCompany(): Promise<StandardCompany> {
  const entries = keyed({ role: roles, menu: menus, dictionary: await dictionaries(), question: questions });
  return { version: COMPANY_VERSION, entries };
}
