import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInstallation, type Installation, type WrongSettings } from './installation.ts';

let installation: Installation;
beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.remove());

it.each<WrongSettings>([
  ['a network that is none', { TRUSTED_PROXIES: '127.0.0.1/99' }, /^TRUSTED_PROXIES must be addresses/],
  ['an address of another machine', { HOST: '203.0.113.9' }, /^HOST=203.0.113.9 is no address of this machine/],
  ['a name without an address', { HOST: 'name.invalid' }, /^HOST=name.invalid is a name /],
  ['a file as data directory', { DATA_DIR: 'file', DATABASE_URL: '' }, /^DATA_DIR=.*file cannot be used: /],
  [
    'a checkpoint file below a file',
    { CHECKPOINT_FILE: '/dev/null/checkpoints' },
    /^CHECKPOINT_FILE=\/dev\/null\/checkpoints cannot be written: a part of its path is a file\.$/,
  ],
  [
    'a certificate that is away',
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/dev/null/ca.pem' },
    /^The PostgreSQL of DATABASE_URL .*\/dev\/null\/ca\.pem.*correct the path of that file\.$/,
  ],
])('%s ends the start with one sentence and exit code 1', async (_, settings, sentence) => {
  const { status, said } = await installation.start(settings);
  expect([status, said.split('\n')]).toEqual([1, [expect.stringMatching(sentence), '']]);
  expect(said).not.toContain('secret');
});
