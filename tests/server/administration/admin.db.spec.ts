import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  proposeTo,
  removeFactorByOperator,
  resetByOperator,
  unlockByOperator,
  type Operating,
} from '#server/administration/accounts.ts';
import { KEYS } from '#server/administration/rotate.ts';
import { sessionLines, signOutByOperator } from '#server/administration/sessions.ts';
import { unsafeAccounts } from '#server/administration/unsafe.ts';
import { createCredential } from '#server/auth/credentials.ts';
import { secretOf } from '#server/auth/secrets.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, type Store } from '../../support/world.ts';

const CLERK = 'clerk.yangon';
const MANAGER = 'manager.yangon';

let store: Store;
let directory: string;
let operating: Operating;
const ids: Record<string, string> = {};

beforeAll(async () => {
  store = await createStore();
  directory = mkdtempSync(join(tmpdir(), 'shweli-admin-'));
  operating = { pool: store.pool, proposer: store.proposer, now: new Date() };
  for (const username of [CLERK, MANAGER]) ids[username] = await store.staffId(username);
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const open = (username: string): Promise<{ session: string }> => signIn(store.pool, ids[username] ?? '');
const lines = (username: string | null = null): Promise<string[]> => sessionLines(store.pool, username, new Date());

it('open sessions are listed, of everybody or of one account, and end one by one or together', async () => {
  const sessions = [await open(CLERK), await open(CLERK), await open(CLERK)];
  const other = await open(MANAGER);
  expect(await lines()).toHaveLength(4);
  const listed = await lines(CLERK.toUpperCase());
  // The one used last is the first.
  expect(listed.map((line) => line.split('  ').slice(0, 2))).toEqual(
    sessions.toReversed().map(({ session }) => [session, CLERK]),
  );
  await signOutByOperator(operating, sessions[1]?.session ?? '');
  expect(await lines(CLERK)).toHaveLength(2);
  await expect(signOutByOperator(operating, sessions[1]?.session ?? '')).rejects.toThrow(/no open session/);
  await signOutByOperator(operating, CLERK);
  expect((await lines()).map((line) => line.split('  ')[0])).toEqual([other.session]);
  await expect(lines('nobody.here')).rejects.toThrow('Nobody signs in as nobody.here.');
});

it('an account is opened with what kept it closed named, and has a new password once', async () => {
  const id = ids[CLERK] ?? '';
  expect(await unlockByOperator(operating, CLERK)).toEqual([]);
  await proposeTo(operating, id, { type: 'staff.locked', reason: 'Left the desk open' });
  expect(await unlockByOperator(operating, CLERK)).toEqual(['staff.unlocked', 'staff.accountEnabled']);
  await expect(removeFactorByOperator(operating, CLERK)).rejects.toThrow(`${CLERK} has no second factor.`);

  await createCredential(store.pool, { staffId: id, username: CLERK, password: 'before2026', mustChange: false });
  await open(CLERK);
  const password = await resetByOperator(operating, CLERK);
  expect(password).toHaveLength(12);
  expect(await lines(CLERK)).toEqual([]);
  const { rows } = await store.pool.query('select must_change from credentials where staff_id = $1', [id]);
  expect(rows).toEqual([{ must_change: true }]);
});

it('keys are replaced: that of tokens ends every session, that of files none', async () => {
  await open(MANAGER);
  const parts = { pool: store.pool, dataDirectory: directory, now: new Date() };
  for (const [name, ended] of [
    ['files', false],
    ['push', false],
    ['token', true],
  ] as const) {
    const before = await secretOf(store.pool, name, parts.now);
    expect(await KEYS[name]?.(parts)).toMatch(/a new key/);
    expect(await secretOf(store.pool, name, parts.now)).not.toEqual(before);
    expect([name, (await lines(MANAGER)).length === 0]).toEqual([name, ended]);
  }
  await KEYS['passwords']?.(parts);
  await KEYS['log']?.(parts);
  await KEYS['log']?.({ ...parts, now: new Date(parts.now.getTime() + 60_000) });
  expect(readdirSync(directory).filter((name) => name.startsWith('log-key.pem'))).toHaveLength(2);
});

it('accounts are unsafe while one person alone holds every permission, and first passwords wait', async () => {
  const late = new Date(Date.now() + 8 * 24 * 3_600_000);
  await store.pool.query('update credentials set must_change = true, initial_until = null');
  expect(await unsafeAccounts(store.pool, late)).toEqual([
    expect.stringMatching(/^The accounts of the demonstration share a published password/),
    expect.stringMatching(/^One person alone holds every permission/),
    expect.stringMatching(/^Administrators who sign in by the password alone: 1\. /),
    'First passwords that nobody changed for a week: 1. Reset or disable those accounts.',
  ]);
});
