import type pg from 'pg';
import { createCredential, initialPassword } from '../auth/credentials.ts';
import type { Proposer } from '../propose/proposer.ts';
import { registerAll } from './register.ts';
import { branches } from './world/branches.ts';
import { menus } from './world/menus/index.ts';
import { roles } from './world/roles.ts';
import { staff } from './world/staff.ts';

/**
 * The least that a person needs to begin: the roles and menus, the head office, and one administrator
 * whose one-time password is returned, to be printed once.
 */
export async function loadEmptyWorld(
  pool: pg.Pool,
  proposer: Proposer,
  now: Date,
): Promise<{ username: string; password: string }> {
  const at = now.toISOString();
  const [office] = branches;
  const administrator = staff.find(({ roles: held }) => held.includes('admin'));
  if (!office || !administrator) throw new Error('The world has no head office or no administrator');
  const verdicts = await registerAll(
    proposer,
    [
      { machine: 'branch', event: { type: 'branch.registered', ...office, nextHops: {}, exportTransportLines: [] } },
      ...roles.map((role) => ({ machine: 'role', event: { type: 'role.registered', ...role } })),
      ...menus.map((menu) => ({ machine: 'menu', event: { type: 'menu.registered', ...menu } })),
      { machine: 'staff', event: { type: 'staff.registered', ...administrator } },
    ],
    at,
  );
  const password = initialPassword();
  const { username } = administrator;
  await createCredential(pool, { staffId: verdicts.at(-1)?.id ?? '', username, password, mustChange: true });
  return { username, password };
}
