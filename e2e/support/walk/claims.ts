import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true if a check is this walk's to make, the first time that it is asked. */
export type Claim = (check: string) => boolean;

/**
 * Returns the claims of a walk to checks that do not depend on the account: one walk of the run makes each, whichever comes there first,
 * and makes it again when its test is repeated.
 */
export function claimsOf(walk: string): Claim {
  const asked = new Set<string>();
  return (check) => {
    if (asked.has(check)) return false;
    asked.add(check);
    const file = join(process.env['E2E_RUN'] ?? '', encodeURIComponent(check).slice(0, 250));
    try {
      writeFileSync(file, walk, { flag: 'wx' });
      return true;
    } catch {
      return readFileSync(file, 'utf8') === walk;
    }
  };
}
