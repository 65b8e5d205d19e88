import { describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { creatingEventsOf } from '#machines/kit/listDescriptor.ts';
import { merchant } from '#machines/merchant/index.ts';
import { role } from '#machines/registers/index.ts';
import { staff } from '#machines/staff/index.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { withChoice } from '#views/shapes/form/draft.ts';
import {
  carriedOver,
  changedMeanwhile,
  changesOf,
  isAmendment,
  isReplacement,
  keptDraft,
} from '#views/shapes/form/amendment.ts';

const fields = fieldsOf(role.events['role.amended']?.payload.shape ?? {});

const clerk = {
  code: 'clerk',
  name: 'Clerk',
  nameZh: '文员',
  level: 5,
  dataScope: 'branch',
  customBranches: [],
  permissions: ['order.read', 'staff.read'],
  menus: ['orders.list'],
  description: 'Works at the desk',
};

const aggregate = (context: object, version = 3): Aggregate => ({
  id: 'clerk',
  version,
  states: { role: 'registered' },
  remembered: {},
  context,
});

describe('the form of an amendment', () => {
  const kept = keptDraft(aggregate(clerk), fields);

  test('the form of an amendment is that of a record that exists', () => {
    expect(isAmendment('role.amended', aggregate(clerk))).toBe(true);
    expect(isAmendment('role.registered', aggregate({}, 0))).toBe(false);
    expect(isAmendment('role.amended', null)).toBe(false);
  });

  test('the form of an amendment begins with what is kept, and sends nothing while it is untouched', () => {
    expect(kept).toEqual(clerk);
    expect(changesOf(kept, kept, fields)).toEqual({});
  });

  test('the form of an amendment sends the fields that differ, and empty values of those that were cleared', () => {
    const typed = { ...kept, level: 6, description: undefined, name: undefined, permissions: [] };
    expect(changesOf(kept, typed, fields)).toEqual({ level: 6, description: null, name: '', permissions: [] });
  });

  test('the form of an amendment takes ticks in another order for the same', () => {
    expect(changesOf(kept, { ...kept, permissions: ['staff.read', 'order.read'] }, fields)).toEqual({});
  });
});

describe('a person who moves to another branch', () => {
  const ofStaff = fieldsOf(staff.events['staff.amended']?.payload.shape ?? {});
  const kept = { branch: 'YGN', operateBranch: 'YGN', department: 'YGN-desk' };

  test('a person who moves to another branch leaves the department of the old branch', () => {
    const moved = withChoice(kept, 'branch', 'MDY', ofStaff);
    expect(changesOf(kept, moved, ofStaff)).toEqual({ branch: 'MDY', department: null });
  });

  test('a person keeps the department while only the branch of work changes, or the same branch is chosen again', () => {
    expect(withChoice(kept, 'operateBranch', 'MDY', ofStaff)).toMatchObject({ department: 'YGN-desk' });
    expect(withChoice(kept, 'branch', 'YGN', ofStaff)).toEqual(kept);
  });
});

describe('a record that somebody else changes meanwhile', () => {
  const kept = keptDraft(aggregate(clerk), fields);
  const typed = { ...kept, name: 'Desk clerk', permissions: ['order.read', 'staff.read', 'bill.read'] };
  const theirs = keptDraft(
    aggregate({ ...clerk, name: 'Office clerk', level: 7, permissions: ['order.read', 'car.read'] }, 4),
    fields,
  );
  const carried = carriedOver(kept, typed, theirs, fields);

  test('the form of a record that somebody else changes meanwhile keeps what was typed, and takes over the rest', () => {
    expect(carried).toMatchObject({ name: 'Desk clerk', level: 7, description: 'Works at the desk' });
  });

  test('the form of a record that somebody else changes meanwhile applies the ticks of both', () => {
    expect(carried['permissions']).toEqual(['order.read', 'car.read', 'bill.read']);
    expect(changesOf(theirs, carried, fields)).toEqual({
      name: 'Desk clerk',
      permissions: ['order.read', 'car.read', 'bill.read'],
    });
  });

  test('the form of a record that somebody else changes meanwhile tells what the other changed, beside what is typed', () => {
    const told = changedMeanwhile(kept, theirs, carried, fields);
    expect(told.map(({ info, before, now, typed: own }) => [info.name, before, now, own])).toEqual([
      ['name', 'Clerk', 'Office clerk', 'Desk clerk'],
      ['level', 5, 7, undefined],
      [
        'permissions',
        ['order.read', 'staff.read'],
        ['order.read', 'car.read'],
        ['order.read', 'car.read', 'bill.read'],
      ],
    ]);
  });
});

describe('an event that replaces what a record keeps', () => {
  const LISTS = ['list', 'records', 'groups', 'references', 'permissions'];

  test('the form of an event that replaces what a record keeps begins with what is kept, so that adding one loses none', () => {
    const senders = [{ name: 'Golden Lotus', phone: '09420012345', city: 'MMR013D001', address: '12 Pansodan Road' }];
    const customer = aggregate({ commonSenders: senders });
    expect(isReplacement('merchant.commonSendersSet', customer)).toBe(true);
    const ofSenders = fieldsOf(merchant.events['merchant.commonSendersSet']?.payload.shape ?? {});
    expect(keptDraft(customer, ofSenders)).toEqual({ commonSenders: senders });
  });

  test('an event that replaces what a record keeps is known by its name in every record type', () => {
    const beginningEmpty = Object.values(aggregateTypes).flatMap((aggregateType) => {
      const creating = creatingEventsOf(aggregateType);
      return Object.entries(aggregateType.events).flatMap(([type, { payload, systemOnly }]) => {
        const lists = fieldsOf(payload.shape).filter(
          ({ name, kind }) => LISTS.includes(kind.kind) && Object.hasOwn(aggregateType.initial as object, name),
        );
        const begins = isAmendment(type, aggregate({})) || isReplacement(type, aggregate({}));
        return begins || systemOnly || creating.includes(type) ? [] : lists.map(({ name }) => `${type} ${name}`);
      });
    });
    // A line is matched or linked while it has no receipts.
    expect(beginningEmpty).toEqual(['bankLine.matched receipts', 'bankLine.linked receipts']);
  });
});
