import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import { roles } from '#server/company/roles.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { person } from '../../machines/staff/fixtures/person.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const ON_STAFF: Readonly<Record<string, object>> = {
  'staff.amended': { address: 'Staff quarters, room 99' },
  'staff.locked': { reason: 'Away' },
  'staff.accountDisabled': { reason: 'Away' },
  'staff.left': { leaveDate: '2026-11-20' },
  'staff.rolesSet': { roles: ['admin'] },
  'staff.passwordReset': {},
  'staff.personInChargeSet': {},
  'staff.responsibleAreasSet': { responsibleAreas: [] },
  'staff.signedOut': { reason: 'Away' },
};
const ON_ROLES: Readonly<Record<string, object>> = {
  'role.amended': { permissions: ['*'] },
  'role.retired': {},
};

/** A role that may do everything, and a person, both valid in every field. */
const everything = {
  code: 'second',
  name: 'Second administrator',
  nameZh: '第二管理员',
  level: 1,
  dataScope: 'all',
  customBranches: [],
  permissions: ['*'],
  menus: ['*'],
};
const another = {
  ...person,
  username: 'second.admin',
  staffCode: '8765',
  phone: '09250998877',
};

interface Verdict {
  readonly status: string;
  readonly id: string | null;
}

const proposals = (machine: string, ids: readonly string[], events: Readonly<Record<string, object>>) =>
  ids.flatMap((id) =>
    Object.entries(events).map(([type, data]) => ({ key: crypto.randomUUID(), machine, id, event: { type, ...data } })),
  );

/** Proposes events over HTTP without recording them; returns those that are allowed. */
async function allowed(as: string, commands: ReturnType<typeof proposals>): Promise<string[]> {
  const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', {
    as,
    body: { commands, mode: 'each', dryRun: true },
  });
  return commands.flatMap(({ id, event }, index) =>
    body.results[index]?.status === 'accepted' ? [`${as}: ${event.type} on ${id}`] : [],
  );
}

/** The rights of an account are those of its roles: none but the administrator's contain every right. */
const others = ACCOUNTS.filter((name) => name !== 'admin');

describe('over HTTP, every account', () => {
  test.each(others)('over HTTP %s does nothing to the administrator, and grants nobody that role', async (as) => {
    const admin = await store.staffId('admin');
    expect(await allowed(as, proposals('staff', [admin], ON_STAFF))).toEqual([]);
    const everybody = await Promise.all(ACCOUNTS.map((name) => store.staffId(name)));
    const given = proposals('staff', everybody, { 'staff.rolesSet': { roles: ['admin'] } });
    expect(await allowed(as, given)).toEqual([]);
    expect((await server.ask('POST', '/api/roster/resetPwd', { as, body: { id: admin } })).status).not.toBe(200);
  });

  test.each(others)('over HTTP %s gives no role every right, and withdraws none that is held', async (as) => {
    const codes = roles.map(({ code }) => code);
    expect(await allowed(as, proposals('role', codes, ON_ROLES))).toEqual([]);
  });

  test.each(others)('over HTTP %s makes neither an administrator nor a role that may do everything', async (as) => {
    const { body } = await server.ask<{ results: (Verdict & { refusals: readonly { code: string }[] })[] }>(
      'POST',
      '/api/commands',
      {
        as,
        body: {
          mode: 'each',
          dryRun: true,
          commands: [
            { machine: 'role', event: { type: 'role.registered', ...everything } },
            { machine: 'staff', event: { type: 'staff.registered', ...another, roles: ['admin'] } },
          ].map((command) => ({ key: crypto.randomUUID(), ...command })),
        },
      },
    );
    expect(body.results.map(({ status }) => status)).toEqual(['refused', 'refused']);
    // Each is refused for the person, not only for a field that is wrong anyway.
    for (const { refusals } of body.results)
      expect(refusals.map(({ code }) => code)).toEqual(expect.arrayContaining(['role']));
  });

  test.each(ACCOUNTS)('over HTTP %s gives nobody a role with a right that the account lacks', async (as) => {
    const { permissions: own } = await store.person(as);
    const holds = (right: string): boolean =>
      // Only customers can use rights over colleagues.
      own.includes('*') || own.includes(right) || COLLEAGUE_RIGHTS.includes(right);
    const employee = await store.staffId('employee.yangon');
    const given: string[] = [];
    for (const { code, permissions } of roles) {
      const commands = proposals('staff', [employee], { 'staff.rolesSet': { roles: [code] } });
      if ((await allowed(as, commands)).length === 0) continue;
      given.push(code);
      expect({ code, lacked: permissions.filter((right) => !holds(right)) }).toEqual({ code, lacked: [] });
    }
    if (as === 'admin') expect(given).toHaveLength(roles.length);
  });

  test('over HTTP admin makes an administrator and a role that may do everything, so nothing else is against them', async () => {
    const made = [
      { key: crypto.randomUUID(), machine: 'role', event: { type: 'role.registered', ...everything } },
      { key: crypto.randomUUID(), machine: 'staff', event: { type: 'staff.registered', ...another, roles: ['admin'] } },
    ];
    const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', {
      as: 'admin',
      body: { commands: made, mode: 'each', dryRun: true },
    });
    expect(body.results.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  });

  test.each(ACCOUNTS)('over HTTP %s does nothing to the own account but what the user center allows', async (as) => {
    const own = await store.staffId(as);
    const { 'staff.amended': _, 'staff.personInChargeSet': __, 'staff.responsibleAreasSet': ___, ...acts } = ON_STAFF;
    expect(await allowed(as, proposals('staff', [own], acts))).toEqual([]);
  });

  test('over HTTP admin, alone with every right, cannot give that up', async () => {
    const own = await store.staffId('admin');
    const amended = proposals('staff', [own], { 'staff.amended': { merchant: 'GOLDEN' } });
    expect(await allowed('admin', amended)).toEqual([]);
    const emptied = proposals('role', ['admin'], { 'role.amended': { permissions: [] }, 'role.retired': {} });
    expect(await allowed('admin', emptied)).toEqual([]);
  });
});
