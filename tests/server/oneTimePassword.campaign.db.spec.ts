import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyPassword } from '#server/auth/passwords.ts';
import { createInstallation, type Installation, ONE_TIME_PASSWORD } from './installation.ts';
import { stopped } from './starting.ts';

let installation: Installation;
beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.remove());

it('the printed one-time password is the one that signs in, also when the server is killed as it prints it', async () => {
  const killed = await installation.start({}, ONE_TIME_PASSWORD);
  await stopped(killed, 'SIGKILL');
  const again = await installation.start();
  await stopped(again);
  const [, password = ''] = ONE_TIME_PASSWORD.exec(again.said) ?? ONE_TIME_PASSWORD.exec(killed.said) ?? [];
  const { rows } = await installation.pool.query<{ hash: string; pepper: Buffer }>(
    `select password_hash as hash, (select value from secrets where name = 'pepper') as pepper from credentials`,
  );
  const [stored] = rows;
  if (!stored || rows.length > 1) throw new Error(`There are ${rows.length} accounts.`);
  expect(await verifyPassword(stored.pepper, stored.hash, password)).toBe(true);
});
