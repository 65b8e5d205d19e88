import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  archiveCommand,
  archiveSettings,
  keepWalArchive,
  restoreCommand,
  walArchiveOf,
} from '#server/database/walArchive.ts';

const NAME = '000000010000000000000007';

let home: string;
let archive: string;
let log: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'shweli-archive-'));
  archive = join(home, `it's "$HOME" at 100%p`);
  log = join(home, NAME);
  mkdirSync(archive);
});
afterEach(() => rmSync(home, { recursive: true }));

/** Runs a command as PostgreSQL does: with names in place of %f and %p, and one percent sign for two. */
const status = (command: string, path: string): number | null =>
  spawnSync('/bin/sh', [
    '-c',
    command.replaceAll(/%[fp%]/g, (part) => ({ '%f': NAME, '%p': path, '%%': '%' })[part] ?? ''),
  ]).status;
const keep = (content: string): number | null => {
  writeFileSync(log, content);
  return status(archiveCommand(archive), log);
};
const bring = (path: string): number | null => status(restoreCommand(archive), path);

describe('the commands of an archive', () => {
  it('the commands of an archive keep a file whole under its name, and bring it back', () => {
    expect(keep('changes')).toBe(0);
    expect(readdirSync(archive)).toEqual([`${NAME}.gz`]);
    expect(gunzipSync(readFileSync(join(archive, `${NAME}.gz`))).toString()).toBe('changes');
    const back = join(home, 'back');
    expect(bring(back)).toBe(0);
    expect(readFileSync(back, 'utf8')).toBe('changes');
  });

  it('the commands of an archive take the same file again, after a crash, and never replace it by another', () => {
    expect(keep('changes')).toBe(0);
    expect(keep('changes')).toBe(0);
    expect(keep('of another')).not.toBe(0);
    expect(gunzipSync(readFileSync(join(archive, `${NAME}.gz`))).toString()).toBe('changes');
  });

  it('the commands of an archive begin again where a file was cut off', () => {
    writeFileSync(join(archive, `${NAME}.gz.part`), 'half');
    expect(keep('changes')).toBe(0);
    expect(readdirSync(archive)).toEqual([`${NAME}.gz`]);
  });

  it('the commands of an archive fail where there is no archive, no file, or a damaged one', () => {
    const back = join(home, 'back');
    expect(bring(back)).not.toBe(0);
    writeFileSync(join(archive, `${NAME}.gz`), 'no gzip');
    expect(bring(back)).not.toBe(0);
    rmSync(archive, { recursive: true });
    expect(keep('changes')).not.toBe(0);
  });
});

describe('the archive of a data directory', () => {
  it('the archive of a data directory is its own: another directory below the same parent has another', () => {
    const [one, other] = ['one', 'other'].map((name) => join(home, name));
    for (const directory of [one, other]) mkdirSync(directory ?? '');
    const first = keepWalArchive(one ?? '', archive, undefined);
    const second = keepWalArchive(other ?? '', archive, undefined);
    expect(first).not.toBe(second);
    expect([walArchiveOf(one ?? ''), walArchiveOf(other ?? '')]).toEqual([first, second]);
  });

  it('the archive of a data directory stays after a start without the setting, and moves with the setting', () => {
    const first = keepWalArchive(home, archive, undefined);
    expect(keepWalArchive(home, archive, undefined)).toBe(first);
    expect(keepWalArchive(home, undefined, undefined)).toBe(first);
    const elsewhere = join(home, 'elsewhere');
    const second = keepWalArchive(home, elsewhere, undefined);
    expect(second?.startsWith(elsewhere)).toBe(true);
    expect(walArchiveOf(home)).toBe(second);
  });

  it('a data directory without the setting has no archive: PostgreSQL keeps none', () => {
    expect(keepWalArchive(home, undefined, undefined)).toBeNull();
    expect(archiveSettings(null)).toEqual({});
  });

  it('the archive of a data directory is refused where it cannot be made, and nothing is remembered', () => {
    writeFileSync(join(home, 'file'), '');
    expect(() => keepWalArchive(home, join(home, 'file'), undefined)).toThrow(/ARCHIVE_DIR cannot be used: /);
    expect(walArchiveOf(home)).toBeNull();
  });
});
