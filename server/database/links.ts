import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the symbolic links that npm does not pack, for installations where npm may not run the install script. Each
 * link is placed in one step, because several processes may start at once.
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
