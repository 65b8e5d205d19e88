import { dictionaries } from './dictionaries.ts';
import { keyed, type CompanyEntry } from './entry.ts';
import { menus } from './menus/index.ts';
import { questions } from './questions.ts';
import { roles } from './roles.ts';

/** The standard company of this program: what every installation begins with and is kept up to date with. */
export interface StandardCompany {
  readonly version: number;
  readonly entries: readonly CompanyEntry[];
}

/**
 * Version of the standard company. Increase it with the first change after a release, and keep the released content's
 * fingerprint in `released/index.ts`: an older program leaves the company of a newer one alone.
 */
export const COMPANY_VERSION = 2;

/** Returns the standard company; dictionaries of states are labelled by the console's own messages. */
export async function standardCompany(): Promise<StandardCompany> {
  const entries = keyed({ role: roles, menu: menus, dictionary: await dictionaries(), question: questions });
  return { version: COMPANY_VERSION, entries };
}
