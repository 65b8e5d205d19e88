import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packs no symbolic links; the package's install script makes them, where npm is allowed to run it. Each comes to its
 * place in one step: several processes may begin at once after an installation.
 */
export function layLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(native);
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target);
    if (!existsSync(link)) {
      const draft = `${link}.${process.pid}`;
      rmSync(draft, { force: true });
      symlinkSync(relative(dirname(link), join(root, source)), draft);
      renameSync(draft, link);
    }
  }
}
