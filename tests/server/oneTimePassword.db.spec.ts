import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInstallation, type Installation, ONE_TIME_PASSWORD } from './installation.ts';
import { stopped, takenPort } from './starting.ts';

let installation: Installation;
beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.remove());

it('a start that cannot listen makes no one-time password and ends in one sentence; the next prints it, hashed at full cost', async () => {
  const taken = await takenPort();
  const refused = await installation.start({ PORT: String(taken.port) });
  await taken.close();
  expect([refused.status, refused.said]).toEqual([
    1,
    `Port ${taken.port} of 127.0.0.1 is already in use: end the other program, or choose another PORT.\n`,
  ]);
  const second = await installation.start();
  await stopped(second);
  expect(second.said).toMatch(ONE_TIME_PASSWORD);
  const { rows } = await installation.pool.query('select password_hash from credentials');
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/) }]);
});
