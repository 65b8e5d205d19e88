import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { role as roleType } from '#machines/registers/index.ts';
import { staff as staffType } from '#machines/staff/index.ts';
import { createPeople, permissionsOf, scopeOf, type Person, type Role } from '#server/auth/people.ts';
import { roles } from '#server/company/roles.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { createStore, type Store } from '../../support/world.ts';

/** Permissions, level and scope of a person, read from rows and not from the rule. */
interface Held {
  readonly permissions: readonly string[];
  readonly level: number;
  readonly scope: 'all' | readonly string[];
}

interface Acting {
  readonly name: string;
  readonly actor: Actor;
  readonly held: Held;
}

let store: Store;
let everybody: readonly Person[] = [];
let acting: readonly Acting[] = [];

/** Every event of a person and of a role, granted beside the own rights. */
const PERSONS = Object.keys(staffType.events);
const GRANTED = [...PERSONS, ...Object.keys(roleType.events)];

const levelOf = (held: readonly Pick<Role, 'level'>[]): number => Math.min(100, ...held.map(({ level }) => level));

const heldBy = (person: Person): Held => ({
  permissions: permissionsOf(person),
  level: levelOf(person.roles),
  scope: scopeOf(person),
});

/** Returns whether somebody may do, see or decide what the actor may not; only customers can use rights over colleagues. */
const isAbove = ({ permissions, level, scope }: Held, { held }: Acting): boolean => {
  if (held.permissions.includes('*')) return false;
  return (
    permissions.some((one) => !held.permissions.includes(one) && !COLLEAGUE_RIGHTS.includes(one)) ||
    level <= held.level ||
    (scope === 'all' && held.scope !== 'all')
  );
};

beforeAll(async () => {
  store = await createStore();
  const people = createPeople(store.pool);
  // One person of each role: those of one role differ by their branch alone.
  const { rows } = await store.pool.query<{ id: string }>(
    `select distinct on (row -> 'roles') id from row_staff order by row -> 'roles', id`,
  );
  everybody = (await Promise.all(rows.map(({ id }) => people.of(id)))).filter((person) => person !== null);
  const accounts = await Promise.all(
    ACCOUNTS.flatMap((name) =>
      [[], GRANTED].map(async (more): Promise<Acting> => {
        const person = await people.of(await store.staffId(name));
        if (!person) throw new Error(`Nobody is called ${name}`);
        const actor = await store.person(name);
        const permissions = [...new Set([...actor.permissions, ...more])];
        return {
          name: more.length > 0 ? `${name} with every event of people` : name,
          actor: { ...actor, permissions },
          held: { ...heldBy(person), permissions },
        };
      }),
    ),
  );
  // Without an event of a person in its rights an account is refused before the rule is asked.
  acting = accounts.filter(({ actor: { permissions } }) => permissions.some((one) => ['*', ...PERSONS].includes(one)));
});
afterAll(() => store.close());

/** The events on a person and payloads that are valid for each. */
const onPersons: Readonly<Record<string, object>> = {
  'staff.amended': { address: 'Staff quarters, room 99' },
  'staff.locked': { reason: 'Away' },
  'staff.accountDisabled': { reason: 'Away' },
  'staff.left': { leaveDate: '2026-11-20' },
  'staff.passwordReset': {},
  'staff.personInChargeSet': {},
  'staff.personInChargeUnset': {},
  'staff.responsibleAreasSet': { responsibleAreas: [] },
  'staff.signedOut': { reason: 'Lost the phone' },
};

/** Proposes an event to every person without recording it; returns those for whom it is allowed. */
const allowed = async (
  { actor }: Acting,
  type: string,
  data: object,
  persons: readonly Person[] = everybody,
): Promise<Person[]> => {
  const others = persons.filter(({ id }) => id !== actor.id);
  const commands = others.map(({ id }) => ({ machine: 'staff', id, event: { type, ...data } }));
  const verdicts = await store.proposeAll(actor, commands, { dryRun: true });
  return others.filter((_, index) => verdicts[index]?.status === 'accepted');
};

describe('X2: nobody acts on a person who holds more', () => {
  test('nobody acts on a person who holds more by any event, for every account of the demonstration and every person', async () => {
    const counts = new Map<string, number>();
    const wrong: string[] = [];
    for (const one of acting) {
      for (const [type, data] of Object.entries(onPersons)) {
        const persons = await allowed(one, type, data);
        counts.set(one.name, (counts.get(one.name) ?? 0) + persons.length);
        for (const person of persons)
          if (isAbove(heldBy(person), one)) wrong.push(`${one.name}: ${type} on ${person.username}`);
      }
    }
    expect(wrong).toEqual([]);
    const least = { admin: 60, 'manager.yangon': 10, operations: 5 };
    for (const [name, count] of Object.entries(least)) expect(counts.get(name), name).toBeGreaterThan(count);
    expect(counts.get('sorter.muse with every event of people')).toBe(0);
  });

  test('nobody grants a role that is above', async () => {
    const wrong: string[] = [];
    const lowest = everybody.filter(({ username }) => username === 'employee.yangon');
    let granted = 0;
    for (const one of acting) {
      for (const { code, permissions, level, dataScope } of roles) {
        const persons = await allowed(one, 'staff.rolesSet', { roles: [code] }, lowest);
        granted += persons.length;
        const scope = dataScope === 'all' ? 'all' : [];
        if (persons.length > 0 && isAbove({ permissions, level, scope }, one)) wrong.push(`${one.name}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(granted).toBeGreaterThan(0);
  });

  test('the refusal to act on a person who holds more says who holds what', async () => {
    const manager = await store.person('manager.yangon');
    const refusal = async (username: string) => {
      const id = await store.staffId(username);
      const locked = { machine: 'staff', id, event: { type: 'staff.locked', reason: 'Away' } };
      const { refusals } = await store.propose(manager, locked);
      return refusals.map(({ rule, values }) => ({ rule, ...values }));
    };
    expect(await refusal('admin')).toContainEqual(
      expect.objectContaining({ rule: 'staff.isBelowActor', kind: 'everything', subject: 'Administrator' }),
    );
    expect(await refusal('finance')).toContainEqual(
      expect.objectContaining({ rule: 'staff.isBelowActor', kind: 'rights', subject: 'Khin Mar Wai' }),
    );
    const disabled = { type: 'staff.accountDisabled', reason: 'Away' };
    const clerk = await store.staffId('clerk.yangon');
    expect((await store.propose(manager, { machine: 'staff', id: clerk, event: disabled })).status).toBe('accepted');
  });
});

describe('X2: nobody changes a role that is above', () => {
  test('nobody changes a role that is above, nor one that somebody above holds, whichever event', async () => {
    const events: Readonly<Record<string, object>> = {
      'role.amended': { description: 'Changed' },
      'role.retired': {},
    };
    const wrong: string[] = [];
    let changed = 0;
    for (const one of acting) {
      for (const [type, data] of Object.entries(events)) {
        const commands = roles.map(({ code }) => ({ machine: 'role', id: code, event: { type, ...data } }));
        const verdicts = await store.proposeAll(one.actor, commands, { dryRun: true });
        roles.forEach(({ code, permissions, level, dataScope }, index) => {
          if (verdicts[index]?.status !== 'accepted') return;
          changed += 1;
          const own: Held = { permissions, level, scope: dataScope === 'all' ? 'all' : [] };
          const holders = everybody.filter((person) => person.roles.some(({ id }) => id === code));
          if ([own, ...holders.map(heldBy)].some((held) => isAbove(held, one)))
            wrong.push(`${one.name}: ${type} on ${code}`);
        });
      }
    }
    expect(wrong).toEqual([]);
    expect(changed).toBeGreaterThan(0);
  });

  test('a low role is out of reach while a superior holds it too', async () => {
    const manager = acting.find(({ name }) => name === 'manager.yangon with every event of people');
    if (!manager) throw new Error('There is no manager');
    const change = (more: object) => ({ machine: 'role', id: 'employee', event: { type: 'role.amended', ...more } });
    expect((await store.propose(manager.actor, change({ description: 'Helps' }))).status).toBe('accepted');
    const raised = await store.propose(manager.actor, change({ level: 2 }));
    expect(raised.refusals).toMatchObject([{ rule: 'role.isBelowActor', values: { kind: 'level' } }]);
    const held = { type: 'staff.rolesSet', roles: ['finance', 'employee'] };
    await store.propose(await store.person('admin'), {
      machine: 'staff',
      id: await store.staffId('finance'),
      event: held,
    });
    const { refusals } = await store.propose(manager.actor, change({ description: 'Helps often' }));
    expect(refusals).toMatchObject([{ rule: 'role.isBelowActor', values: { subject: 'Khin Mar Wai' } }]);
  });
});

describe('the last administrator', () => {
  const verdictOf = async (actor: Actor, machine: string, id: string, type: string, data: object) => {
    const [verdict] = await store.proposeAll(actor, [{ machine, id, event: { type, ...data } }], { dryRun: true });
    return verdict;
  };

  test('the last administrator keeps the account, the role and the job, whoever acts', async () => {
    const admin = await store.staffId('admin');
    const events: Readonly<Record<string, object>> = {
      'staff.locked': { reason: 'Away' },
      'staff.accountDisabled': { reason: 'Away' },
      'staff.left': { leaveDate: '2026-11-20' },
      'staff.rolesSet': { roles: ['clerk'] },
      'staff.amended': { merchant: 'GOLDEN' },
    };
    // Another one who may do everything, yet is no member of staff: only the rule of the last one is against it.
    const stranger: Actor = { ...(await store.person('admin')), id: 'STF999999', roles: [] };
    const done: string[] = [];
    for (const { name, actor } of [...acting, { name: 'a stranger', actor: stranger }])
      for (const [type, data] of Object.entries(events)) {
        const verdict = await verdictOf(actor, 'staff', admin, type, data);
        if (verdict?.status === 'accepted') done.push(`${name}: ${type}`);
      }
    expect(done).toEqual([]);
    for (const [type, data] of Object.entries(events)) {
      const verdict = await verdictOf(stranger, 'staff', admin, type, data);
      expect(
        verdict?.refusals.map(({ rule }) => rule),
        type,
      ).toEqual(['staff.administratorRemains']);
    }
  });

  test('the last administrator keeps what the role grants, and the role itself', async () => {
    const stranger: Actor = { ...(await store.person('admin')), id: 'STF999999', roles: [] };
    const done: string[] = [];
    for (const { name, actor } of [...acting, { name: 'a stranger', actor: stranger }]) {
      const emptied = await verdictOf(actor, 'role', 'admin', 'role.amended', { permissions: ['order.read'] });
      const retired = await verdictOf(actor, 'role', 'admin', 'role.retired', {});
      if (emptied?.status === 'accepted') done.push(`${name}: role.amended`);
      if (retired?.status === 'accepted') done.push(`${name}: role.retired`);
    }
    expect(done).toEqual([]);
    const emptied = await verdictOf(stranger, 'role', 'admin', 'role.amended', { permissions: [] });
    expect(emptied?.refusals.map(({ rule }) => rule)).toEqual(['role.administratorRemains']);
    const retired = await verdictOf(stranger, 'role', 'admin', 'role.retired', {});
    expect(retired?.refusals.map(({ rule }) => rule)).toEqual(['role.nobodyHoldsIt']);
  });

  test('the role of the last administrator may be renamed, and another role emptied', async () => {
    const stranger: Actor = { ...(await store.person('admin')), id: 'STF999999', roles: [] };
    expect(await verdictOf(stranger, 'role', 'admin', 'role.amended', { name: 'Administrators' })).toMatchObject({
      status: 'accepted',
    });
    expect(await verdictOf(stranger, 'role', 'clerk', 'role.amended', { permissions: [] })).toMatchObject({
      status: 'accepted',
    });
  });
});

describe('a person in charge leads those of the branch', () => {
  test('a person in charge leads those of the branch with every right that they hold', () => {
    const manager = roles.find(({ code }) => code === 'manager');
    for (const led of ['clerk', 'transport', 'sorter', 'courier', 'employee']) {
      const held = roles.find(({ code }) => code === led);
      expect(held?.permissions.filter((one) => !manager?.permissions.includes(one))).toEqual([]);
    }
  });
});
