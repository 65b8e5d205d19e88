import { relative, resolve } from 'node:path';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a file system that is only read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file has its name',
  ENOENT: 'its directory cannot be made',
  EISDIR: 'it is a directory',
  ENAMETOOLONG: 'its path is too long',
};

/** A file that the operator names is not worth a directory: its parent is probably mistyped, or not mounted. */
const NO_DIRECTORY = 'its directory does not exist';

const isWithin = (directory: string, path: string): boolean => !relative(directory, path).startsWith('..');

/** Returns which setting names a place that cannot be written, and why; null for any other error. */
export function unwritable(error: unknown, env: Readonly<Record<string, string | undefined>>): string | null {
  const { code = '', path } = error as { code?: string; path?: string };
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (reason === undefined || path === undefined) return null;
  const directory = resolve(env['DATA_DIR'] || './data');
  const checkpoints = env['CHECKPOINT_FILE'];
  if (checkpoints && resolve(checkpoints) === resolve(path))
    return `CHECKPOINT_FILE=${checkpoints} cannot be written: ${code === 'ENOENT' ? NO_DIRECTORY : reason}.`;
  if (!isWithin(directory, resolve(path)) && !isWithin(resolve(path), directory)) return null;
  return `DATA_DIR=${directory} cannot be used: ${reason} (${path}).`;
}
