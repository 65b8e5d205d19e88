import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readTestAtlas as contract } from '#calls/testAtlas.ts';
import { readTestAtlas } from '#server/instruments/testAtlas.ts';
import { joined } from '../../scripts/atlas/join.ts';

const directory = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'shweli-atlas-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

describe('the last run of the tests', () => {
  it('the last run of the tests is answered, in the form that the call promises, for a machine that it wrote a file about', () => {
    const place = directory();
    const at = '2026-11-22T01:00:00.000Z';
    const exercised = { ways: { 'off lamp.lit': [0] }, kept: {}, refused: {} };
    const report = {
      file: 'a',
      at,
      tests: [{ name: 'a', passed: true }],
      machines: { lamp: { ...exercised, hash: 'h' } },
    };
    const atlas = joined('lamp', 'h', { pure: [report], generated: [], server: [], browser: [] }, []);
    writeFileSync(join(place, 'lamp.json'), JSON.stringify(atlas));
    expect(contract.reply.parse(readTestAtlas('lamp', place))).toMatchObject({
      machine: 'lamp',
      levels: { pure: { to: at } },
    });
  });

  it('the last run of the tests is null for a machine without a file, and where no run was ever kept', () => {
    const place = directory();
    expect(readTestAtlas('lamp', place)).toBeNull();
    expect(readTestAtlas('lamp', join(place, 'none'))).toBeNull();
  });
});
