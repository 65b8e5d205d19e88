import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menus } from '#server/company/menus/index.ts';
import { subjectOf } from '#server/company/screens/subjects.ts';
import { lookedAtAs } from '#machines/journals/journals.ts';
import { readPermission } from '#server/access.ts';
import { POLICY } from '#server/policy.ts';
import type { ScreenRead } from '#server/company/screens/subject.ts';
import type { previewMenu } from '#calls/roles.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { person } from '../../machines/staff/fixtures/person.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { PLANS } from '../sweep/plans.ts';
import type { Subject } from '../sweep/request.ts';

type Preview = ReplyOf<typeof previewMenu>;
type DataScope = 'all' | 'branch';

const SUBJECT = { idsOf: () => [], sought: () => ({ field: 'id', value: 'none' }) } as unknown as Subject;

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

const preview = async (permissions: readonly string[], dataScope: DataScope): Promise<Preview> => {
  const body = { permissions, menus: ['*'], dataScope };
  return (await server.ask<Preview>('POST', '/api/role/preview', { body })).body;
};

/** Registers a role of each case and a person who holds nothing else; returns the user names. */
async function holders(): Promise<readonly string[]> {
  const admin = await store.person('admin');
  const made = CASES.map(([permissions, dataScope], index) => ({
    role: {
      type: 'role.registered',
      code: `previewed${index}`,
      name: `Previewed ${index}`,
      nameZh: '预览',
      level: 9,
      dataScope,
      customBranches: [],
      permissions,
      menus: ['*'],
    },
    holder: {
      ...person,
      type: 'staff.registered',
      username: `previewed.${index}`,
      staffCode: String(9000 + index),
      phone: `0925070${String(index).padStart(4, '0')}`,
      idNumber: `12/KaMaYa(N)70${String(index).padStart(4, '0')}`,
      roles: [`previewed${index}`],
      ...(ofCustomers.has(permissions[0] ?? '') && { merchant: 'GOLDEN' }),
    },
  }));
  for (const machine of ['role', 'staff'] as const) {
    const events = made.map(({ role, holder }) => ({ machine, event: machine === 'role' ? role : holder }));
    const verdicts = await store.proposeAll(admin, events);
    expect(verdicts.flatMap(({ refusals }) => refusals)).toEqual([]);
  }
  return made.map(({ holder }) => holder.username);
}

/** Most machines that a call is tried on: the first is readable if any is. */
const MOST_MACHINES = 2;

/** Returns the statuses with which the server answers a call of a screen, on machines that it may be about. */
async function askedBy(as: string, { call, machines = [''] }: ScreenRead): Promise<number[]> {
  const statuses: number[] = [];
  for (const machine of machines.slice(0, MOST_MACHINES)) {
    const [request] = PLANS[call]?.(SUBJECT, machine) ?? [];
    if (!request) continue;
    const { method, url, body } = request;
    statuses.push((await server.ask(method, url, { as, body })).status);
  }
  return statuses;
}

const visible = menus.flatMap(({ component, permission, hidden }) =>
  component && permission && !hidden ? [{ component, permission, subject: subjectOf(component, permission) }] : [],
);

/** Permissions that show screens for accounts of business customers alone. */
const ofCustomers = new Set(
  visible.filter(({ subject }) => subject.rows === 'customer').map(({ permission }) => permission),
);

/** Permissions for what a call of a screen answers. */
const opening = ({ call, machines }: ScreenRead): string[] => {
  const access = POLICY[call]?.access ?? [];
  return [
    ...(typeof access === 'string' ? [] : access.slice(0, 1)),
    ...lookedAtAs(machines?.[0] ?? '').flatMap((machine) => (machine === '' ? [] : [readPermission(machine)])),
  ];
};

/** Each permission that shows a screen, alone and with those of its calls; auditors also with every branch in scope. */
const CASES = [...Map.groupBy(visible, ({ permission }) => permission)].flatMap(([permission, screens]) => {
  const reads = screens.flatMap(({ subject }) => subject.reads);
  const whole = [...new Set([permission, ...reads.flatMap(opening)])];
  const scopes: DataScope[] = reads.some(({ needsEveryBranch }) => needsEveryBranch) ? ['branch', 'all'] : ['branch'];
  return scopes.flatMap((scope) =>
    (whole.length > 1 ? [[permission], whole] : [whole]).map((held) => [held, scope] as const),
  );
});

describe('the preview of a role says that a screen shows something', () => {
  test('a role’s preview shows something exactly if the server answers an account with that role, for each screen of the menu', async () => {
    const said = new Map<string, Set<boolean>>();
    const wrong: string[] = [];
    const usernames = await holders();
    for (const [index, [permissions, scope]] of CASES.entries()) {
      const holder = usernames[index] ?? '';
      const { screens } = await preview(permissions, scope);
      for (const { component, permission, subject } of visible) {
        const shown = screens.find((screen) => screen.component === component);
        if (!shown) {
          if (permissions.includes(permission)) wrong.push(`${component} is not in the menu of ${permissions.join()}`);
          continue;
        }
        const answers = await Promise.all(subject.reads.map((read) => askedBy(holder, read)));
        const sees = answers.every((statuses) => statuses.length > 0 && statuses.includes(200));
        const refused = answers.every((statuses) => statuses.every((status) => status === 200 || status === 403));
        said.set(component, (said.get(component) ?? new Set()).add(shown.sees));
        if (shown.sees !== sees || !refused)
          wrong.push(
            `${component} for ${permissions.join()} in ${scope}: says ${shown.sees}, ${JSON.stringify(answers)}`,
          );
      }
    }
    expect(wrong).toEqual([]);
    expect(visible.filter(({ component }) => said.get(component)?.has(true) !== true)).toEqual([]);
    for (const component of ['hr/Roster', 'finance/TransferHistory', 'reports/PickupDelivered', 'audit/Duties'])
      expect([component, said.get(component)?.size]).toEqual([component, 2]);
  });

  test('a role’s preview of a screen has the rows and acts of what it asks, not of the record type whose permission shows it', async () => {
    const held = ['job.read', 'session.read', 'station.read', 'staff.registered'];
    const { screens } = await preview(held, 'branch');
    const shown = (component: string) => screens.find((screen) => screen.component === component);
    expect(shown('system/Tasks')).toMatchObject({
      about: null,
      rows: 'company',
      acts: ['job.run', 'job.pause'],
      sees: true,
    });
    expect(shown('system/OnlineUsers')).toMatchObject({
      about: null,
      rows: 'scope',
      acts: ['staff.signedOut'],
      sees: true,
    });
    expect(shown('system/CityAreas')).toMatchObject({ about: null, rows: 'everybody', acts: [], sees: true });
    expect(shown('hr/Roster')).toMatchObject({ about: 'staff', sees: false });
    expect(shown('hr/StaffList')).toBeUndefined();
  });
});
