import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdDirectory } from '#server/database/holder.ts';
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
  ])('where a start takes it: %.20s', async (name, reason) => {
    const directory = join(place, name);
    const said = unwritable(await failureOf(holdDirectory(directory, 0)), { DATA_DIR: directory });
    expect(said).toMatch(new RegExp(`^DATA_DIR=${directory} cannot be used: ${reason} \\(.*\\)\\.$`));
  });

  it('where its key is made', async () => {
    const directory = join(place, 'file', 'keys');
    const said = unwritable(await failureOf(signerIn(directory)), { DATA_DIR: directory });
    expect(said).toContain('a part of its path is a file');
  });

  it.each([
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'it is on a file system that is only read'],
    ['ENOSPC', 'its disk is full'],
  ])('by the code %s of the system', (code, reason) => {
    expect(unwritable({ code, path: '/srv/shweli/postgres.new' }, { DATA_DIR: '/srv/shweli' })).toBe(
      `DATA_DIR=/srv/shweli cannot be used: ${reason} (/srv/shweli/postgres.new).`,
    );
  });
});

it('a CHECKPOINT_FILE that cannot be written is named', () => {
  const said = unwritable({ code: 'EISDIR', path: '/mnt/other' }, { CHECKPOINT_FILE: '/mnt/other' });
  expect(said).toBe('CHECKPOINT_FILE=/mnt/other cannot be written: it is a directory.');
});

it.each([new Error('a mistake of ours'), { code: 'ENOENT', path: '/usr/lib/other' }, { code: 'EACCES' }])(
  'another error is no matter of a setting: %j',
  (error) => expect(unwritable(error, { DATA_DIR: '/srv/shweli' })).toBeNull(),
);
