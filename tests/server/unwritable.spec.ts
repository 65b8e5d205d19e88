import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdDirectory } from '#server/database/holder.ts';
import { tryCheckpointFile } from '#server/ledger/checkpointFile.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { unwritable } from '#server/unwritable.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'shweli-unwritable-'));
  writeFileSync(join(place, 'file'), '');
  mkdirSync(join(place, 'keys', 'log-key.pem'), { recursive: true });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a DATA_DIR that cannot be used is named with the reason', () => {
  it.each([
    ['file', 'a file has its name'],
    [join('file', 'below'), 'a part of its path is a file'],
    ['x'.repeat(300), 'its path is too long'],
  ])('a DATA_DIR that cannot be used is named with the reason where a start takes it: %.20s', async (name, reason) => {
    const directory = join(place, name);
    const said = unwritable(await failureOf(holdDirectory(directory, 0)), { DATA_DIR: directory });
    expect(said).toMatch(new RegExp(`^DATA_DIR=${directory} cannot be used: ${reason} \\(.*\\)\\.$`));
  });

  it('a DATA_DIR that cannot be used is named with the reason where its key is made', async () => {
    const directory = join(place, 'file', 'keys');
    const said = unwritable(await failureOf(signerIn(directory)), { DATA_DIR: directory });
    expect(said).toContain('a part of its path is a file');
  });

  it.each([
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'it is on a file system that is only read'],
    ['ENOSPC', 'its disk is full'],
  ])('a DATA_DIR that cannot be used is named with the reason by the code %s of the system', (code, reason) => {
    expect(unwritable({ code, path: '/srv/shweli/postgres.new' }, { DATA_DIR: '/srv/shweli' })).toBe(
      `DATA_DIR=/srv/shweli cannot be used: ${reason} (/srv/shweli/postgres.new).`,
    );
  });
});

describe('a CHECKPOINT_FILE', () => {
  it.each([
    ['keys', 'it is a directory'],
    [join('file', 'below'), 'a part of its path is a file'],
    [join('missing', 'checkpoints'), 'its directory does not exist'],
    ['x'.repeat(300), 'its path is too long'],
  ])('a CHECKPOINT_FILE that cannot be written is named with the reason: %.20s', async (name, reason) => {
    const path = join(place, name);
    const said = unwritable(await failureOf(tryCheckpointFile(path)), { CHECKPOINT_FILE: path });
    expect(said).toBe(`CHECKPOINT_FILE=${path} cannot be written: ${reason}.`);
  });

  it('a CHECKPOINT_FILE that can be written is there after the try, and keeps its lines', async () => {
    const path = join(place, 'checkpoints');
    await tryCheckpointFile(path);
    expect(readFileSync(path, 'utf8')).toBe('');
    writeFileSync(path, 'a line\n');
    await tryCheckpointFile(path);
    expect(readFileSync(path, 'utf8')).toBe('a line\n');
  });
});

it.each([new Error('a mistake of ours'), { code: 'ENOENT', path: '/usr/lib/other' }, { code: 'EACCES' }])(
  'another error is no matter of a setting: %j',
  (error) => expect(unwritable(error, { DATA_DIR: '/srv/shweli' })).toBeNull(),
);
