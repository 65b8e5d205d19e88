import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true if a check is this walk's to make, the first time that it is asked. */
export type Claim = (check: string) => boolean;

const fileOf = (check: string): string =>
  join(process.env['E2E_RUN'] ?? '', createHash('sha256').update(check).digest('hex'));

/**
 * Returns the claims of a walk to checks that others could make as well: one walk of the run makes each, whichever comes there first, and
 * makes it again when its test is repeated.
 */
export function claimsOf(walk: string): Claim {
  const asked = new Set<string>();
  return (check) => {
    if (asked.has(check)) return false;
    asked.add(check);
    const file = fileOf(check);
    try {
      writeFileSync(file, walk, { flag: 'wx' });
      return true;
    } catch {
      return readFileSync(file, 'utf8') === walk;
    }
  };
}
