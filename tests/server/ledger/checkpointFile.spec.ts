import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptCheckpoints } from '#server/ledger/checkpointFile.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'shweli-checkpoints-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

it('a named file that is not there is no proof of anything', async () => {
  const path = join(place, 'mistyped');
  await expect(keptCheckpoints(path)).rejects.toThrow(
    `CHECKPOINT_FILE=${path} does not exist, so that the log would be verified by itself alone: correct its path, or unset it.`,
  );
});

it('a file to which no checkpoint was added yet has none', async () => {
  const path = join(place, 'new');
  writeFileSync(path, '');
  expect(await keptCheckpoints(path)).toEqual([]);
});
