import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program of this machine; undefined without it. */
export const programOf = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
