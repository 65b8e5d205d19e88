import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

interface Holders {
  readonly total: number;
  readonly holders: readonly {
    readonly id: string;
    readonly name: string;
    readonly branch: string;
    readonly employedIn: string;
    readonly otherRoles: string[];
  }[];
}
const holders = (id: string, as = 'admin') => server.get<Holders>(`/api/role/${id}/holders`, as);

describe('the holders of a role', () => {
  test('the holders of a role are named within the data scope, and counted beyond it', async () => {
    const { body: all } = await holders('clerk');
    expect(all.total).toBe(all.holders.length);
    expect(all.total).toBeGreaterThan(3);
    const { body: own } = await holders('clerk', 'manager.yangon');
    expect(own.total).toBe(all.total);
    expect(own.holders.length).toBeLessThan(all.total);
    expect(new Set(own.holders.map(({ branch }) => branch))).toEqual(new Set(['YGN']));
  });

  test('holders of a role are named with the branch of employment, which their scope holds as well as that of work', async () => {
    const clerk = await store.staffId('clerk.yangon');
    const { status } = await store.propose(await store.person('admin'), {
      machine: 'staff',
      id: clerk,
      event: { type: 'staff.amended', operateBranch: 'MDY' },
    });
    expect(status).toBe('accepted');
    const { body } = await holders('clerk');
    expect(body.holders.find(({ id }) => id === clerk)).toMatchObject({ branch: 'MDY', employedIn: 'YGN' });
    await store.propose(await store.person('admin'), {
      machine: 'staff',
      id: clerk,
      event: { type: 'staff.amended', operateBranch: 'YGN' },
    });
  });

  test('the holders of a role are nobody for a role without any, and hidden without the permission', async () => {
    expect((await holders('nothing')).body).toEqual({ total: 0, holders: [] });
    expect((await holders('clerk', 'courier.yangon')).status).toBe(403);
  });
});

interface Entry {
  readonly path: string;
  readonly children?: readonly Entry[];
}
const preview = async (permissions: readonly string[], menus: readonly string[], as = 'admin') => {
  const asked = { as, body: { permissions, menus, dataScope: 'branch' } };
  const { status, body } = await server.ask<{ menu: Entry[] }>('POST', '/api/role/preview', asked);
  return { status, body: body.menu };
};
const paths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [path, ...paths(children)]);

describe('the menu of a role, before it is saved', () => {
  test('the menu of a role, before it is saved, is that which its holders get', async () => {
    const { body } = await preview(['role.read', 'staff.read'], ['system.role', 'hr.staff', 'orders.list']);
    expect(paths(body)).toEqual(expect.arrayContaining(['/system/role', '/hr/staff']));
    expect(paths(body)).not.toContain('/companyOrder/orderList');
    expect((await preview([], ['*'])).body.length).toBeLessThan((await preview(['*'], ['*'])).body.length);
  });

  test('the menu of a role, before it is saved, equals the own menu of a person with these permissions', async () => {
    const { rows } = await store.pool.query<{ row: { permissions: string[]; menus: string[] } }>(
      `select row from row_role where id = 'finance'`,
    );
    const { permissions = [], menus = [] } = rows[0]?.row ?? {};
    const own = await server.get<Entry[]>('/api/menus/build', 'finance');
    expect((await preview(permissions, menus)).body).toEqual(own.body);
  });

  test('the menu of a role, before it is saved, is refused to those who may not read roles', async () => {
    expect((await preview([], [], 'courier.yangon')).status).toBe(403);
  });
});

describe('the last administrator', () => {
  test('the last administrator does not lose the role when two empty the roles of each other at once', async () => {
    const admin = await store.person('admin');
    const { id } = await store.propose(admin, {
      machine: 'role',
      event: {
        type: 'role.registered',
        code: 'second',
        name: 'Second administrator',
        nameZh: '第二管理员',
        level: 1,
        dataScope: 'all',
        customBranches: [],
        permissions: ['*'],
        menus: ['*'],
      },
    });
    const other = await store.staffId('operations');
    const given = { machine: 'staff', id: other, event: { type: 'staff.rolesSet', roles: [id] } };
    expect((await store.propose(admin, given)).status).toBe('accepted');
    const second = { ...admin, id: other, roles: [id ?? ''] };
    const empty = (role: string) => ({
      machine: 'role',
      id: role,
      event: { type: 'role.amended', permissions: ['order.read'] },
    });
    const verdicts = await Promise.all([store.propose(admin, empty(id ?? '')), store.propose(second, empty('admin'))]);
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(verdicts.flatMap(({ refusals }) => refusals)).toMatchObject([{ rule: 'role.administratorRemains' }]);
  });
});
