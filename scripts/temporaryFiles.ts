import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Directory whose files Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes that must be free there: three times what the files of `npm test` took at most. */
const ROOM = 8 * 2 ** 30;

/** Returns true if a list of mounts (/proc/mounts) has a directory from which programs may be started. */
export function isRunnable(mounts: string, directory: string): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, mounted]) => mounted === directory)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const free = Math.min(bavail * bsize, process.availableMemory());
    return free >= ROOM && isRunnable(readFileSync('/proc/mounts', 'utf8'), IN_MEMORY);
  } catch {
    return false;
  }
}

/**
 * Returns the directory for temporary files of the programs that we run: that of TMPDIR if it is set, else one in memory
 * if there is room, else that of the system.
 */
export const temporaryDirectory = (): string =>
  process.env['TMPDIR'] === undefined && hasRoomInMemory() ? IN_MEMORY : tmpdir();

/** Returns every directory in which an earlier run may have left something, however full it is now. */
export const temporaryDirectories = (): readonly string[] => [
  ...new Set([tmpdir(), ...(existsSync(IN_MEMORY) ? [IN_MEMORY] : [])]),
];
