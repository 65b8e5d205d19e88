import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

let store: Store;
let admin: Actor;

beforeAll(async () => {
  store = await createStore();
  admin = await store.person('admin');
});
afterAll(() => store.close());

const to = (machine: string, id: string, type: string, data: object = {}) => ({
  machine,
  id,
  event: { type, ...data },
});
const outcomes = (verdicts: readonly Verdict[]) => verdicts.map(({ status }): string => status).toSorted(byText);
const byText = (one: string, other: string) => one.localeCompare(other, 'en');
const rulesOf = ({ refusals }: Verdict) => refusals.map(({ rule }) => rule);

/** Proposes two commands of the system from two processes at the same moment. */
const atOnce = async (...commands: readonly ReturnType<typeof to>[]): Promise<Verdict[]> => {
  const verdicts = await Promise.all(
    commands.map((command) =>
      store.another().propose({
        mode: 'each',
        dryRun: false,
        actor: system,
        at: NOW.toISOString(),
        commands: [{ key: crypto.randomUUID(), ...command }],
      }),
    ),
  );
  return verdicts.flat();
};

describe('acting outside of the own branches (4.10, 33)', () => {
  test('acting outside of the own branches is refused as if there were nothing, for orders and for staff', async () => {
    const mandalay = await store.person('manager.mandalay');
    const order = await newOrder(store, await store.person('manager.yangon'), {
      destinationBranch: 'NPT',
      receiver: { name: 'U Tin', phone: '09250333444', city: 'MMR018D001', address: '7 Palace Street' },
    });
    const cancelled = await store.propose(mandalay, toOrder(order, 'order.cancelled', { reason: 'Not mine' }));
    expect(cancelled.refusals).toMatchObject([{ code: 'scope', rule: 'notWithinReach' }]);
    const stranger = await store.staffId('clerk.yangon');
    const locked = await store.propose(mandalay, to('staff', stranger, 'staff.locked', { reason: 'Not mine' }));
    expect(locked.refusals).toMatchObject([{ code: 'scope', rule: 'notWithinReach' }]);
  });

  test('nobody is moved into a branch beyond the own ones', async () => {
    const mandalay = await store.person('manager.mandalay');
    const own = await store.staffId('clerk.mandalay');
    const moved = await store.propose(mandalay, to('staff', own, 'staff.amended', { operateBranch: 'YGN' }));
    expect(rulesOf(moved)).toEqual(['staff.branchWithinReach']);
  });
});

describe('one person in charge of a branch (E12)', () => {
  test('a second person in charge of a branch is refused by name, and of two at once one is set', async () => {
    const [clerk, courier, manager] = await Promise.all(
      ['clerk.lashio', 'courier.lashio', 'manager.lashio'].map((username) => store.staffId(username)),
    );
    const set = (id = '') => to('staff', id, 'staff.personInChargeSet');
    const second = await store.propose(admin, set(clerk));
    expect(second.refusals).toMatchObject([{ rule: 'claim.charger.branch', values: { key: 'LSH' } }]);
    await store.propose(admin, to('staff', manager ?? '', 'staff.personInChargeUnset'));
    const verdicts = await atOnce(set(clerk), set(courier));
    expect(outcomes(verdicts)).toEqual(['accepted', 'refused']);
  });
});

describe('trees without cycles (E12)', () => {
  test('a branch is not moved below itself, however far', async () => {
    const verdict = await store.propose(admin, to('branch', 'MDY', 'branch.amended', { superior: 'LSH' }));
    expect(rulesOf(verdict)).toEqual(['branch.superiorIsNotBelow']);
  });

  test('two moves of branches that have nothing to do with one another close no ring together', async () => {
    // Lashio is below Mandalay, and Ruili below Kunming: each move alone would be valid.
    for (let round = 0; round < 4; round += 1) {
      const verdicts = await atOnce(
        to('branch', 'MDY', 'branch.amended', { superior: 'RUI' }),
        to('branch', 'KMG', 'branch.amended', { superior: 'LSH' }),
      );
      expect(outcomes(verdicts)).toEqual(['accepted', 'refused']);
      expect(verdicts.flatMap(rulesOf)).toEqual(['branch.superiorIsNotBelow']);
      for (const id of ['MDY', 'KMG'])
        await store.propose(admin, to('branch', id, 'branch.amended', { superior: 'YGN' }));
    }
  });

  test('a second head office is refused: there is one', async () => {
    const verdict = await store.propose(admin, to('branch', 'MUS', 'branch.amended', { superior: null }));
    expect(rulesOf(verdict)).toEqual(['claim.branch.head']);
  });
});

describe('a department of the own branch', () => {
  const into = (id: string, data: object) => to('staff', id, 'staff.amended', data);

  test('a department of the own branch is the only one that a person belongs to', async () => {
    const sorter = await store.staffId('sorter.muse');
    const other = await store.propose(admin, into(sorter, { department: 'YGN-WH' }));
    expect(other.refusals).toMatchObject([
      { rule: 'staff.departmentOfItsBranch', values: { department: 'YGN-WH', branch: 'MUS' } },
    ]);
    const unknown = await store.propose(admin, into(sorter, { department: 'MUS-NONE' }));
    expect(unknown.status).toBe('refused');
    const moved = await store.propose(admin, into(sorter, { branch: 'YGN', department: 'YGN-WH' }));
    expect(moved.refusals).toEqual([]);
    const leftBehind = await store.propose(admin, into(sorter, { branch: 'MUS' }));
    expect(rulesOf(leftBehind)).toEqual(['staff.departmentOfItsBranch']);
    const back = await store.propose(admin, into(sorter, { branch: 'MUS', department: null }));
    expect(back.refusals).toEqual([]);
  });

  test('a department does not move to another branch under its members, also not at the same moment', async () => {
    const sorter = await store.staffId('sorter.muse');
    const department = {
      code: 'MUS-NEW',
      name: 'New',
      nameZh: '新部门',
      parent: null,
      sort: 9,
      companyCode: 'MUS',
    };
    const registered = await store.propose(admin, {
      machine: 'department',
      event: { type: 'department.registered', ...department },
    });
    expect(registered.refusals).toEqual([]);
    for (let round = 0; round < 6; round += 1) {
      const verdicts = await atOnce(
        into(sorter, { department: 'MUS-NEW' }),
        to('department', 'MUS-NEW', 'department.amended', { companyCode: 'MDY' }),
      );
      expect(outcomes(verdicts)).toEqual(['accepted', 'refused']);
      expect(['staff.departmentOfItsBranch', 'department.membersStayInBranch']).toContain(verdicts.flatMap(rulesOf)[0]);
      await store.propose(admin, into(sorter, { department: null }));
      await store.propose(admin, to('department', 'MUS-NEW', 'department.amended', { companyCode: 'MUS' }));
    }
  });
});

describe('an entry that others refer to stays in use', () => {
  test('a role that is held and a branch with staff stay in use', async () => {
    const role = await store.propose(admin, to('role', 'sorter', 'role.retired'));
    expect(role.refusals).toMatchObject([{ rule: 'role.nobodyHoldsIt', values: { kind: 'staff' } }]);
    const branch = await store.propose(admin, to('branch', 'LSH', 'branch.retired'));
    expect(rulesOf(branch)).toEqual(['branch.nothingLeftBehind', 'branch.nothingBoundForIt']);
  });

  test('a role is given to somebody or retired, never both', async () => {
    const person = await store.staffId('employee.yangon');
    for (let round = 0; round < 6; round += 1) {
      const code = `spare${round}`;
      const spare = { code, name: 'Spare', nameZh: '备用', level: 9, dataScope: 'branch' };
      const rights = { customBranches: [], permissions: [], menus: [] };
      await store.propose(admin, { machine: 'role', event: { type: 'role.registered', ...spare, ...rights } });
      const verdicts = await atOnce(
        to('role', code, 'role.retired'),
        to('staff', person, 'staff.rolesSet', { roles: [code] }),
      );
      expect(outcomes(verdicts)).toEqual(['accepted', 'refused']);
    }
  });

  test('an account comes back into use with a role that is in use', async () => {
    const person = await store.staffId('auditor');
    const spare = { code: 'lastSpare', name: 'Spare', nameZh: '备用', level: 9, dataScope: 'branch' };
    const rights = { customBranches: [], permissions: [], menus: [] };
    await store.propose(admin, { machine: 'role', event: { type: 'role.registered', ...spare, ...rights } });
    const statuses: string[] = [];
    for (const step of [
      to('staff', person, 'staff.rolesSet', { roles: [spare.code] }),
      to('staff', person, 'staff.left', { leaveDate: '2026-11-20' }),
      to('role', spare.code, 'role.retired'),
      to('staff', person, 'staff.rejoined', { joinDate: '2026-11-21' }),
    ]) {
      statuses.push((await store.propose(admin, step)).status);
    }
    expect(statuses).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    const enabled = to('staff', person, 'staff.accountEnabled');
    const { refusals } = await store.propose(admin, enabled);
    expect(refusals).toMatchObject([{ rule: 'staff.rolesStillExist', values: { role: spare.code } }]);
    await store.propose(admin, to('staff', person, 'staff.rolesSet', { roles: ['auditor'] }));
    expect((await store.propose(admin, enabled)).status).toBe('accepted');
  });

  test('a menu entry that is retired takes its children and theirs along', async () => {
    const { rows } = await store.pool.query<{ id: string }>(
      `with recursive below as (select id from row_menu where id = 'orders'
         union select row_menu.id from row_menu join below on row_menu.parent = below.id)
       select id from below order by id`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect((await store.propose(admin, to('menu', 'orders', 'menu.retired'))).status).toBe('accepted');
    const { rows: retired } = await store.pool.query<{ id: string }>(
      `select id from row_menu where state = 'retired' order by id`,
    );
    expect(retired).toEqual(rows);
  });
});

describe('an administrator remains (E12)', () => {
  test('the last administrator remains, and of two who leave at once one remains', async () => {
    const first = await store.staffId('admin');
    const last = await store.propose(system, to('staff', first, 'staff.left', { leaveDate: '2026-11-20' }));
    expect(rulesOf(last)).toEqual(['staff.administratorRemains']);
    const second = await store.staffId('trainer');
    await store.propose(system, to('staff', second, 'staff.rolesSet', { roles: ['admin'] }));
    const verdicts = await atOnce(
      to('staff', first, 'staff.locked', { reason: 'Away' }),
      to('staff', second, 'staff.left', { leaveDate: '2026-11-20' }),
    );
    expect(outcomes(verdicts)).toEqual(['accepted', 'refused']);
    expect(verdicts.flatMap(rulesOf)).toEqual(['staff.administratorRemains']);
  });
});
