import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { answerRightly } from './commands.ts';

const BETWEEN = 8;

answerRightly((all) => all.filter((_, place) => place % BETWEEN === SEED % BETWEEN));

it('a ledger that cannot be opened is no finding', () => {
  const { status } = spawnSync('node', ['scripts/ledger.ts', 'verify', '/nothing/there.zip'], { encoding: 'utf8' });
  expect(status).toBe(3);
});
