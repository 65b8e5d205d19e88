import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { BackupError } from '#server/backup/backupError.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { readConfig } from '#server/config.ts';
import { commandLine, exitAfter, Misuse, type CommandLine } from './commandLine.ts';
import { passphraseOf } from './passphrase.ts';

const USAGE = `Usage: npm run restore -- <file> [--until <time> | --latest] [--check]
Restores a backup into DATA_DIR, which must be empty, and verifies the log. --until takes later changes too, up to a time
such as 2026-11-27T09:30:00Z, from the archive that the server kept in ARCHIVE_DIR; --latest takes all of them.
--check restores beside the file, verifies and removes it again.`;

const TIME = '--until';
const LATEST = '--latest';
const CHECK = '--check';

/** Returns the time up to which changes are wanted; null for all of them, undefined for the backup as it is. */
function wanted({ flags, options }: Pick<CommandLine, 'flags' | 'options'>): string | null | undefined {
  const until = options[TIME];
  if (until === undefined) return flags.has(LATEST) ? null : undefined;
  if (flags.has(LATEST)) throw new Misuse(`Give ${TIME} or ${LATEST}, not both.`);
  if (!z.iso.datetime({ offset: true }).safeParse(until).success)
    throw new Misuse(`${TIME} needs a time such as 2026-11-27T09:30:00Z or 2026-11-27T16:00:00+06:30.`);
  return until;
}

/** Describes the state that was restored. */
const stateOf = (until: string | null | undefined, endedAt: string): string =>
  until === undefined
    ? `the data of ${endedAt}`
    : until === null
      ? 'the latest data of the archive'
      : `the data of ${until}`;

async function main({ words: [given], ...line }: CommandLine): Promise<boolean> {
  if (given === undefined) throw new Misuse('restore needs the file of a backup.');
  const isCheck = line.flags.has(CHECK);
  const until = wanted(line);
  const { dataDirectory, databaseUrl, archiveDirectory: archives } = readConfig(process.env);
  if (databaseUrl !== undefined && !isCheck)
    throw new BackupError(
      'DATABASE_URL names a PostgreSQL of your own: restore it with its own tools. See docs/operations.md. Without DATABASE_URL this restores into DATA_DIR.',
    );
  const file = resolve(given);
  const passphrase = await passphraseOf(false);
  const started = performance.now();
  const trial = isCheck ? await mkdtemp(join(dirname(file), '.restore-check-')) : null;
  try {
    const { manifest, later, verified } = await restoreBackup({
      file,
      passphrase,
      dataDirectory: trial ?? dataDirectory,
      later: until === undefined ? undefined : { until, archives },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      [
        `${trial === null ? `Restored into ${dataDirectory}` : 'Restored once and removed again'} in ${seconds} s: ${stateOf(until, manifest.endedAt)}.`,
        `${verified.events} events of ${verified.streams} streams, 0 faults; the log ends as the backup says, at event ${manifest.heads.sequence}${later === 0 ? '' : `, and ${later} that came later`}.`,
      ].join('\n'),
    );
    return true;
  } finally {
    if (trial !== null) await rm(trial, { recursive: true, force: true });
  }
}

const line = commandLine({
  usage: USAGE,
  word: 'file',
  words: /./,
  mostWords: 1,
  flags: [CHECK, LATEST],
  options: [TIME],
});

exitAfter(main(line), USAGE);
