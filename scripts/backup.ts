import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from '#server/backup/backupError.ts';
import { readBackup } from '#server/backup/extract.ts';
import { noteBackup, readLastBackup } from '#server/backup/lastBackup.ts';
import { pruneArchive } from '#server/backup/pruneArchive.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { takeBackup } from '#server/backup/takeBackup.ts';
import { readConfig } from '#server/config.ts';
import { walArchiveOf } from '#server/database/walArchive.ts';
import { openLedger } from '#server/ledger/openLedger.ts';
import { commandLine, exitAfter, Misuse } from './commandLine.ts';
import { passphraseOf } from './passphrase.ts';

const USAGE = `Usage: npm run backup -- <file or directory> [--quick]
Backs up DATA_DIR while its server works: database, uploads and keys, sealed by the passphrase of BACKUP_PASSPHRASE.
Then restores it beside the file for a moment and verifies the log; --quick only reads it again. In a directory the
file is named by its time.`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns the file to write: the given one, or one named by the time in the given directory. */
function fileAt(place: string): string {
  const path = resolve(place);
  const file =
    existsSync(path) && statSync(path).isDirectory()
      ? join(path, `shweli-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.zst.age`)
      : path;
  if (existsSync(file)) throw new Misuse(`${file} exists already: a backup never replaces another file.`);
  return file;
}

/** Removes what the archive holds for restores of before the previous backup. An archive that is away fails no backup. */
async function prune(dataDirectory: string, previous: Date): Promise<void> {
  const archive = walArchiveOf(dataDirectory);
  if (archive === null) return;
  try {
    console.log(`${await pruneArchive(archive, previous, new Date())} old files removed from ${archive}.`);
  } catch (error) {
    console.log(`Nothing was removed from ${archive}: ${String(error)}`);
  }
}

async function main(place: string | undefined, isQuick: boolean): Promise<boolean> {
  if (place === undefined) throw new Misuse('backup needs a file or a directory.');
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined)
    throw new BackupError(
      'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools (pg_basebackup), and log-key.pem of DATA_DIR beside it. See docs/operations.md.',
    );
  const file = fileAt(place);
  const passphrase = await passphraseOf(true);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const started = performance.now();
  const begunAt = new Date().toISOString();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const ledger = await openLedger(config);
  try {
    const client = await ledger.pool.connect();
    const check = async (draft: string): Promise<void> => {
      console.log(`Written ${megabytes(statSync(draft).size)} after ${seconds()}. Checking it ...`);
      if (isQuick) {
        await readBackup(draft, { passphrase });
        return;
      }
      const trial = `${draft}.trial`;
      await rm(trial, { recursive: true, force: true });
      try {
        const { verified } = await restoreBackup({ file: draft, passphrase, dataDirectory: trial });
        console.log(`Restored once: ${verified.events} events of ${verified.streams} streams, 0 faults.`);
      } finally {
        await rm(trial, { recursive: true, force: true });
      }
    };
    try {
      const { heads } = await takeBackup({
        client,
        dataDirectory: config.dataDirectory,
        program: version,
        file,
        passphrase,
        check,
      });
      const bytes = statSync(file).size;
      const previous = await readLastBackup(config.dataDirectory);
      await noteBackup(config.dataDirectory, { at: begunAt, file, bytes, sequence: heads.sequence });
      console.log(`${file}: ${megabytes(bytes)} in ${seconds()}, up to event ${heads.sequence} of the log.`);
      if (previous) await prune(config.dataDirectory, new Date(previous.at));
      return true;
    } finally {
      // Ends the session, and with it PostgreSQL's backup mode if the backup failed.
      client.release(true);
    }
  } finally {
    await ledger.close();
  }
}

const { words, flags } = commandLine({
  usage: USAGE,
  word: 'file or directory',
  words: /./,
  mostWords: 1,
  flags: ['--quick'],
});

exitAfter(main(words[0], flags.has('--quick')), USAGE);
