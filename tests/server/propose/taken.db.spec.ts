import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { person } from '../../machines/staff/fixtures/person.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let admin: Actor;

beforeAll(async () => {
  store = await createStore();
  admin = await store.person('admin');
});
afterAll(() => store.close());

const lashio = async (): Promise<Record<string, unknown>> => {
  const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(
    `select row - array['id', 'version', 'state', 'count'] as row from row_branch where id = 'LSH'`,
  );
  return rows[0]?.row ?? {};
};

const open = (data: object, dryRun = false) =>
  store.propose(admin, { machine: 'branch', event: { type: 'branch.registered', ...data } }, { dryRun });

test('a branch under a code that exists is refused at the code, with the branch that has it, also in a dry run', async () => {
  const wanted = {
    status: 'refused',
    id: null,
    events: [],
    refusals: [
      {
        code: 'rule',
        rule: 'claim.branch.code',
        field: 'code',
        values: { key: 'LSH', name: 'Lashio', named: true, retired: false },
      },
    ],
  };
  expect(await open(await lashio())).toMatchObject(wanted);
  expect(await open(await lashio(), true)).toMatchObject(wanted);
});

test('a person under several numbers of others is refused at each of them at once', async () => {
  const event = { type: 'staff.registered', ...person };
  const own = { staffCode: '8201', username: 'twice.one', phone: '09250777201', idNumber: '12/KaMaYa(N)820101' };
  const hire = (data: object) => store.propose(admin, { machine: 'staff', event: { ...event, ...data } });
  expect((await hire(own)).status).toBe('accepted');
  const { refusals } = await hire({ ...own, idNumber: '12/KaMaYa(N)820102' });
  expect(refusals.map(({ rule }) => String(rule)).toSorted()).toEqual([
    'claim.staff.phone',
    'claim.staff.staffCode',
    'claim.staff.username',
  ]);
});

test('two branches of one code in one batch: the second is refused by the first', async () => {
  const data = { ...(await lashio()), code: 'TGI', name: 'Taunggyi', nameZh: '东枝网点', abbreviation: 'TGI' };
  const event = { type: 'branch.registered', ...data };
  const [first, second] = await store.proposeAll(admin, [
    { machine: 'branch', event },
    { machine: 'branch', event: { ...event, name: 'Other', nameZh: '另一网点' } },
  ]);
  expect(first?.status).toBe('accepted');
  expect(second).toMatchObject({
    status: 'refused',
    refusals: [{ rule: 'claim.branch.code', values: { name: 'Taunggyi' } }],
  });
});

describe('names of a branch that another has', () => {
  const fresh = { code: 'PAK', name: 'Pakokku', nameZh: '木各具网点', abbreviation: 'PAK' };

  test.each([
    ['name', { name: 'Lashio' }, 'branch.nameIsFree', { called: 'Lashio', code: 'LSH' }],
    ['name in other letters', { name: 'ＬＡＳＨＩＯ' }, 'branch.nameIsFree', { code: 'LSH' }],
    ['nameZh', { nameZh: '腊戌网点' }, 'branch.nameZhIsFree', { called: '腊戌网点', code: 'LSH' }],
    ['abbreviation', { abbreviation: 'lsh' }, 'branch.abbreviationIsFree', { called: 'lsh', code: 'LSH' }],
  ])('%s: a name of a branch that another has is refused with its code', async (field, change, rule, values) => {
    const verdict = await open({ ...(await lashio()), ...fresh, ...change }, true);
    expect(verdict.refusals).toMatchObject([{ rule, values, field: field.split(' ')[0] }]);
  });

  test('a taken branch name is refused to a branch amended or coming back, and free again once the other has gone', async () => {
    const act = (id: string, type: string, data: object = {}) =>
      store.propose(admin, { machine: 'branch', id, event: { type: `branch.${type}`, ...data } });
    expect((await open({ ...(await lashio()), ...fresh })).status).toBe('accepted');
    expect((await act('PAK', 'amended', { name: 'Lashio' })).refusals).toMatchObject([{ rule: 'branch.nameIsFree' }]);
    expect((await act('PAK', 'amended', { ...fresh, sort: 7 })).status).toBe('accepted');
    expect((await act('PAK', 'retired')).status).toBe('accepted');
    expect((await open({ ...(await lashio()), ...fresh, code: 'PAO' })).status).toBe('accepted');
    expect((await act('PAK', 'restored')).refusals).toMatchObject([
      { rule: 'branch.namesAreStillFree', values: { called: 'Pakokku', code: 'PAO' } },
    ]);
  });

  test('the name of a branch is refused to the second branch of one batch', async () => {
    const event = { type: 'branch.registered', ...(await lashio()), name: 'Magway', nameZh: '马圭网点' };
    const verdicts = await store.proposeAll(admin, [
      { machine: 'branch', event: { ...event, code: 'MGW', abbreviation: 'MGW' } },
      { machine: 'branch', event: { ...event, code: 'MGX', abbreviation: 'MGX' } },
    ]);
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'refused']);
    expect(verdicts[1]?.refusals.map(({ rule }) => rule)).toEqual(['branch.nameIsFree', 'branch.nameZhIsFree']);
  });
});

describe('an ID number that another member of staff has', () => {
  const join = (change: object) =>
    store.propose(admin, { machine: 'staff', event: { type: 'staff.registered', ...person, ...change } });
  const first = { username: 'hnin.hnin', staffCode: '8101', phone: '09250777101', idNumber: '12/KaMaYa(N)810101' };
  const second = { ...first, username: 'hnin.other', staffCode: '8102', phone: '09250777102' };

  test('other staff’s ID number is refused without a word about them, until they leave; a customer’s account is another matter', async () => {
    const one = await join(first);
    expect(one.status).toBe('accepted');
    const refused = await join(second);
    expect(refused.refusals).toMatchObject([{ rule: 'staff.idNumberIsFree', field: 'idNumber', values: {} }]);
    expect(JSON.stringify(refused)).not.toMatch(/hnin\.hnin|8101|Su Su|810101/);
    const customer = { ...second, merchant: 'GOLDEN', roles: ['merchant'], username: 'hnin.golden' };
    expect((await join({ ...customer, staffCode: '8103', phone: '09250777103' })).status).toBe('accepted');
    const left = { type: 'staff.left', leaveDate: '2030-01-01', remark: 'Moved away' };
    expect((await store.propose(admin, { machine: 'staff', id: one.id ?? '', event: left })).status).toBe('accepted');
    expect((await join(second)).status).toBe('accepted');
  });
});
