import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { archiveOf, type ArchiveParts } from './archive.ts';
import { encrypting } from './age.ts';
import { BackupError, isNoRoom } from './backupError.ts';
import type { Manifest } from './manifest.ts';

const OWNER_ONLY = 0o600;
const LEVEL = 6;

export interface BackupOrder extends Omit<ArchiveParts, 'onEnd'> {
  readonly file: string;
  readonly passphrase: string;
  /** Work of scrypt as a power of two; smaller in tests. */
  readonly work?: number;
  /** Called with the unfinished file, before it gets its name; throws if the backup cannot be restored. */
  readonly check: (file: string) => Promise<void>;
}

/** Writes a backup and checks it. The file has its name only once all of it is on the disk and proven. */
export async function takeBackup({ file, passphrase, work, check, ...parts }: BackupOrder): Promise<Manifest> {
  const draft = `${file}.part`;
  let manifest: Manifest | null = null;
  const archive = archiveOf({ ...parts, onEnd: (found) => (manifest = found) });
  try {
    await rm(draft, { force: true });
    await pipeline(
      Readable.from(archive, { objectMode: false }),
      createZstdCompress({
        params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
      }),
      encrypting(passphrase, work),
      createWriteStream(draft, { mode: OWNER_ONLY, flags: 'wx', flush: true }),
    );
    await check(draft);
    await rename(draft, file);
    await syncDirectory(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    if (isNoRoom(error))
      throw new BackupError(`There is no room for the backup in ${dirname(file)}. Nothing of it is left there.`);
    throw error;
  }
  if (manifest === null) throw new BackupError('The archive of this backup has no end.');
  return manifest;
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
