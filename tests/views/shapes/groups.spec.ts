import { describe, expect, test } from 'vitest';
import { bill } from '#machines/bill/index.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { merchant } from '#machines/merchant/index.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { branch, department, exchangeRate, menu, role, tariff } from '#machines/registers/index.ts';
import { staff } from '#machines/staff/index.ts';
import type { FieldKind } from '#views/shapes/fields/kind.ts';
import { fieldInfo, fieldsOf } from '#i18n/fieldsOf.ts';
import { found } from '#views/shapes/fields/found.ts';
import { severalIn } from '#views/shapes/fields/several.ts';
import { draftOf, payloadOf, valueAt, withValue, type Draft } from '#views/shapes/form/draft.ts';
import { judge } from '#views/shapes/form/judge.ts';
import { faultsOfPairs, recordOf, toldAtRow } from '#views/shapes/form/pairs.ts';
import { moved, placed } from '#views/shapes/form/refusals.ts';

const AT = '2026-11-21T05:00:00.000Z';

const eventFields = (aggregateType: AggregateType, type: string) =>
  fieldsOf(aggregateType.events[type]?.payload.shape ?? {});
const kindIn = (aggregateType: AggregateType, type: string, name: string): FieldKind | undefined =>
  eventFields(aggregateType, type).find((field) => field.name === name)?.kind;
const rowKind = (aggregateType: AggregateType, name: string): FieldKind =>
  fieldInfo(name, aggregateType.rowSchema.shape[name] as Parameters<typeof fieldInfo>[1]).kind;
const namesIn = (kind: FieldKind | undefined): string[] =>
  kind?.kind === 'groups' || kind?.kind === 'group' ? kind.fields.map(({ name }) => name) : [];

describe('the kind of a field', () => {
  test('the kind of a field is groups, pairs or several references, as its schema says', () => {
    const accounts = kindIn(merchant, 'merchant.registered', 'accounts');
    expect(accounts).toMatchObject({ kind: 'groups', most: 20 });
    expect(namesIn(accounts)).toEqual(['number', 'bank', 'holder', 'use', 'main']);
    expect(kindIn(branch, 'branch.registered', 'nextHops')).toMatchObject({
      kind: 'pairs',
      key: { kind: { kind: 'reference', to: 'branch' } },
      value: { kind: { kind: 'reference', to: 'branch' } },
    });
    expect(kindIn(staff, 'staff.rolesSet', 'roles')).toEqual({ kind: 'references', to: 'role', most: 10 });
    expect(kindIn(staff, 'staff.registered', 'responsibleAreas')).toMatchObject({ kind: 'references', to: 'area' });
    expect(kindIn(role, 'role.registered', 'permissions')).toEqual({ kind: 'permissions' });
  });

  test.each([
    [branch, 'superior', { kind: 'reference', to: 'branch', isAbove: true }],
    [branch, 'exportTransportLines', { kind: 'references', to: 'branch', most: 50 }],
    [branch, 'region', { kind: 'reference', to: 'area', depth: 0, above: ['country'] }],
    [role, 'customBranches', { kind: 'references', to: 'branch', most: 500 }],
    [role, 'menus', { kind: 'references', to: 'menu', most: 2000 }],
    [department, 'companyCode', { kind: 'reference', to: 'branch' }],
    [department, 'parent', { kind: 'reference', to: 'department', isAbove: true }],
    [menu, 'parent', { kind: 'reference', to: 'menu', isAbove: true }],
    [staff, 'province', { kind: 'reference', to: 'area', depth: 0 }],
    [staff, 'city', { kind: 'reference', to: 'area', depth: 1, above: ['province'] }],
    [staff, 'district', { kind: 'reference', to: 'area', depth: 2, above: ['city', 'province'] }],
    [staff, 'department', { kind: 'reference', to: 'department', within: 'branch' }],
    [staff, 'leaveDate', { kind: 'day' }],
    [merchant, 'maintainer', { kind: 'reference', to: 'maintainer' }],
    [bill, 'supplements', { kind: 'record', to: 'bill' }],
    [bill, 'day', { kind: 'day' }],
    [exchangeRate, 'kyatPerYuan', { kind: 'money', currency: 'MMK' }],
    [tariff, 'base', { kind: 'money', currency: 'MMK' }],
    [tariff, 'storagePerDay', { kind: 'money', currency: 'MMK' }],
  ] as const)('the kind of a field is as its schema says, %#: %o', (aggregateType, field, kind) => {
    expect(rowKind(aggregateType as AggregateType, field)).toEqual(kind);
  });

  test('a record type’s own code is no reference to another record type', () => {
    expect(rowKind(branch, 'code')).toEqual({ kind: 'text' });
  });

  test.each(['receivable', 'receipt', 'refund', 'bill', 'settlement', 'paymentSlip'])(
    'the kind of a field shows the voucher of a %s',
    (id) => {
      expect(rowKind(aggregateTypes[id] as AggregateType, 'voucher')).toMatchObject({ kind: 'upload', of: 'voucher' });
    },
  );
});

describe('a draft with lists', () => {
  const fields = eventFields(merchant, 'merchant.registered');
  const two: Draft = { accounts: [{ number: '0011', bank: 'KBZ' }, { number: '0022' }] };

  test('a draft with lists is read and written entry by entry, and grows by one', () => {
    expect(valueAt(two, 'accounts.1.number')).toBe('0022');
    const written = withValue(two, 'accounts.1.bank', 'AYA');
    expect(valueAt(written, 'accounts')).toEqual([
      { number: '0011', bank: 'KBZ' },
      { number: '0022', bank: 'AYA' },
    ]);
    expect(valueAt(withValue(two, 'accounts.2', {}), 'accounts')).toHaveLength(3);
    expect(valueAt(two, 'accounts.1.bank')).toBeUndefined();
  });

  test('a draft with lists keeps every entry in the payload, so that what is missing is said where it is missing', () => {
    const payload = payloadOf({ ...two, accounts: [{}, { number: '0022', bank: '' }] }, fields);
    expect(payload['accounts']).toEqual([{ main: false }, { number: '0022', main: false }]);
  });

  test('a draft with lists answers no for a box that was left alone, and nothing chosen for a list', () => {
    const payload = payloadOf({}, eventFields(staff, 'staff.registered'));
    expect(payload).toMatchObject({ personInCharge: false, responsibleAreas: [], roles: [] });
    expect(payload).not.toHaveProperty('department');
  });

  test('a draft with lists sends an emptied list of an amendment, and not a list that was not touched', () => {
    const amended = eventFields(role, 'role.amended');
    expect(payloadOf({ customBranches: [] }, amended)).toEqual({ customBranches: [] });
    expect(payloadOf({}, amended)).toEqual({});
  });

  test('a draft with lists is judged entry by entry', () => {
    const data = payloadOf({ accounts: [{ number: '0011', bank: 'KBZ' }, { number: '1' }] }, fields);
    const told = judge({
      aggregateType: merchant,
      aggregate: notCreated(merchant, ''),
      type: 'merchant.registered',
      data,
      person: 'STF000001',
      at: AT,
    });
    const paths = told.map(({ field }) => placed(field, fields));
    expect(paths).toContain('accounts.1.number');
    expect(paths).toContain('accounts.1.bank');
    expect(paths).not.toContain('accounts.0.bank');
  });

  test('a draft with lists shows a rule of the whole list at the list', () => {
    const account = { number: '0011', bank: 'KBZ', holder: 'U Ba', use: 'both', main: false };
    const data = payloadOf({ accounts: [account, { ...account, number: '0022' }] }, fields);
    const told = judge({
      aggregateType: merchant,
      aggregate: notCreated(merchant, ''),
      type: 'merchant.registered',
      data,
      person: 'STF000001',
      at: AT,
    });
    expect(told.find(({ rule }) => rule === 'merchant.hasOneMainAccount')?.field).toBe('accounts');
    expect(placed('accounts', fields)).toBe('accounts');
  });
});

describe('a record in a form', () => {
  const fields = eventFields(branch, 'branch.amended');
  const draft = draftOf({ nextHops: { MDY: 'NPT', MUS: 'MDY' } }, fields);

  test('a record in a form is typed in rows and sent as a record', () => {
    expect(valueAt(draft, 'nextHops.1.key')).toBe('MUS');
    expect(payloadOf(draft, fields)).toEqual({ nextHops: { MDY: 'NPT', MUS: 'MDY' } });
    expect(payloadOf({ nextHops: [] }, fields)).toEqual({ nextHops: {} });
    expect(recordOf([{ key: 'MDY' }, { value: 'NPT' }, { key: 'YGN', value: 'NPT' }])).toEqual({ YGN: 'NPT' });
  });

  test('a record in a form names a missing part, and a key that exists already', () => {
    const typed = { nextHops: [{ key: 'MDY', value: 'NPT' }, { key: 'MDY' }, {}] };
    expect(faultsOfPairs(fields, typed).map(({ field, rule }) => `${field}: ${rule}`)).toEqual([
      'nextHops.1.key: invalid.duplicate',
      'nextHops.1.value: invalid.invalid_type',
      'nextHops.2.key: invalid.invalid_type',
      'nextHops.2.value: invalid.invalid_type',
    ]);
  });

  test('a record in a form shows a refusal of an entry at its row', () => {
    const refusal = { code: 'invalid', rule: 'invalid.invalid_format', field: 'nextHops.MUS' } as const;
    expect(toldAtRow(refusal, fields, draft).field).toBe('nextHops.1.value');
    expect(placed('nextHops.1.value', fields)).toBe('nextHops.1.value');
    const wrongKey = { code: 'invalid', rule: 'invalid.invalid_key', field: 'nextHops.MDY' } as const;
    expect(toldAtRow(wrongKey, fields, draft).field).toBe('nextHops.0.key');
    expect(placed('nextHops.XXX', fields)).toBe('nextHops');
  });
});

describe('paths below a list', () => {
  test.each([
    ['accounts.0.bank', 'accounts.1.bank'],
    ['accounts.2', 'accounts.0'],
    ['accounts.1.bank', null],
    ['accounts', 'accounts'],
    ['accountsOther.1', 'accountsOther.1'],
  ])('the path %s below a list follows its entry', (field, now) => {
    expect(moved(field, 'accounts', [2, 0])).toBe(now);
  });
});

describe('offered groups', () => {
  const entries = [
    { id: 'WH-MDY', label: 'Warehouse', description: 'Mandalay' },
    { id: 'WH-YGN', label: 'Warehouse', description: 'Yangon' },
    { id: 'FIN', label: 'Finance', description: 'Yangon' },
  ];

  test('an offered group is found by the text that distinguishes equal names', () => {
    expect(found(entries, 'warehouse').map(({ id }) => id)).toEqual(['WH-MDY', 'WH-YGN']);
    expect(found(entries, 'warehouse yangon').map(({ id }) => id)).toEqual(['WH-YGN']);
    expect(found(entries, 'yangon ware').map(({ id }) => id)).toEqual(['WH-YGN']);
    expect(found(entries, 'fin')).toHaveLength(1);
  });

  test('several values of offered groups are read however they are separated', () => {
    expect(severalIn('A, B；C\nD A')).toEqual(['A', 'B', 'C', 'D']);
  });
});
