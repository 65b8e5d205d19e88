import { lstatSync, readlinkSync, statSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnusable } from './unusable.ts';

// The path of a unix socket may have 103 bytes on macOS and 107 on Linux.
const LONGEST_SOCKET_PATH = 100;
const LONGEST_NAME_BELOW = '/postgres/.s.PGSQL.5432'.length;

/** Returns a name for a directory that is the same for every path to it: its device and inode. */
export function identityOf(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  return `shweli-${dev.toString(36)}-${ino.toString(36)}`;
}

/**
 * Returns a path to the directory that is short enough for sockets below it: its own, or a link in the temporary
 * directory.
 */
export function shortPathTo(directory: string): string {
  if (Buffer.byteLength(directory) + LONGEST_NAME_BELOW <= LONGEST_SOCKET_PATH) return directory;
  const link = linkTo(directory);
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(directory, link);
  const owner = lstatSync(link).uid;
  // Everybody can write to the temporary directory, so a link by somebody else could lead to another server.
  if ((process.getuid !== undefined && owner !== process.getuid()) || readlinkSync(link) !== directory) {
    throw new DatabaseUnusable(
      `${link} belongs to another user or server: remove it, or choose a DATA_DIR with a shorter path.`,
    );
  }
  return link;
}

/** Removes the link, if there is one. */
export function forgetShortPathTo(directory: string): void {
  const link = linkTo(directory);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true && readlinkSync(link) === directory) {
    unlinkSync(link);
  }
}

const linkTo = (directory: string): string => join(tmpdir(), identityOf(directory));
