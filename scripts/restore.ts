import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BackupError } from '#server/backup/backupError.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { readConfig } from '#server/config.ts';
import { commandLine, exitAfter, Misuse } from './commandLine.ts';
import { passphraseOf } from './passphrase.ts';

const USAGE = `Usage: npm run restore -- <file> [--check]
Restores a backup into DATA_DIR, which must be empty, and verifies the log. --check restores it beside the file, verifies
it and removes it again.`;

async function main(given: string | undefined, isCheck: boolean): Promise<boolean> {
  if (given === undefined) throw new Misuse('restore needs the file of a backup.');
  const { dataDirectory, databaseUrl } = readConfig(process.env);
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
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      [
        `${trial === null ? `Restored into ${dataDirectory}` : 'Restored once and removed again'} in ${seconds} s: the data of ${manifest.endedAt}.`,
        `${verified.events} events of ${verified.streams} streams, 0 faults; the log ends as the backup says, at event ${manifest.heads.sequence}${later === 0 ? '' : `, and ${later} that came while it was taken`}.`,
      ].join('\n'),
    );
    return true;
  } finally {
    if (trial !== null) await rm(trial, { recursive: true, force: true });
  }
}

const { words, flags } = commandLine({ usage: USAGE, word: 'file', words: /./, mostWords: 1, flags: ['--check'] });

exitAfter(main(words[0], flags.has('--check')), USAGE);
