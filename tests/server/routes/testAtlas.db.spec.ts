import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTestAtlas } from '#calls/testAtlas.ts';
import { modelById } from '#server/store/models.ts';
import { joined } from '../../../scripts/atlas/join.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const AT = '2026-11-22T01:00:00.000Z';
const CONFIRMED = 'toBeConfirmed receipt.confirmed';

let store: Store;
let server: Serving;
let directory: string;

/** Stores the report of one test file that confirmed a receipt, as a run of the tests does. */
function keepRun(): void {
  const hash = modelById('receipt')?.hash ?? '';
  const receipt = { hash, ways: { [CONFIRMED]: [0] }, kept: {}, refused: {} };
  const report = {
    file: 'receipt.spec.ts',
    at: AT,
    tests: [{ name: 'is confirmed', passed: true }],
    machines: { receipt },
  };
  const atlas = joined('receipt', hash, { pure: [report], generated: [], server: [], browser: [] }, []);
  writeFileSync(join(directory, 'receipt.json'), JSON.stringify(atlas));
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-atlas-'));
  keepRun();
  store = await createStore();
  server = await serve(store, { testAtlas: directory });
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const read = (machine: string, as: string | null = 'trainer') => server.get(`/api/model/${machine}/tests`, as);

describe('the atlas of tests', () => {
  it('the atlas of tests is for everybody who is signed in, as it was written by the last run', async () => {
    const { status, body } = await read('receipt');
    expect(status).toBe(200);
    const { machine, hash, levels } = readTestAtlas.reply.parse(body);
    expect([machine, hash]).toEqual(['receipt', modelById('receipt')?.hash]);
    expect(levels.pure).toMatchObject({ to: AT, ways: { [CONFIRMED]: { count: 1, failed: 0 } } });
    expect((await read('receipt', null)).status).toBe(401);
  });

  it.each(['order', 'teleporter', '..', '..%2F..%2Fpackage', 'toString'])(
    'the atlas of tests is not there for %s',
    async (machine) => {
      expect((await read(machine)).status).toBe(404);
    },
  );
});
