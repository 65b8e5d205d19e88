import { describe, expect, test } from 'vitest';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { staff } from '#machines/staff/index.ts';
import { chargersAddress } from '#views/records/staff/chargers.ts';
import Leaving from '#views/records/staff/Leaving.tsx';
import presentation from '#views/records/staff/presentation.ts';

const born = notCreated(staff, 'STF000007');
const person = (personInCharge: boolean): Aggregate => ({
  ...born,
  context: { ...(born.context as object), nickName: 'Nyein Chan', branch: 'MDY', personInCharge },
});

describe('the form of leaving', () => {
  test('the form of leaving says that the duty of a person in charge ends', () => {
    expect(Leaving({ aggregate: person(true) })).toMatchObject({ props: { name: 'Nyein Chan', branch: 'MDY' } });
    expect(presentation.effects).toHaveProperty(['staff.left']);
  });

  test('the form of leaving says nothing of who is not in charge', () =>
    expect(Leaving({ aggregate: person(false) })).toBeNull());
});

test('another person is named among those in charge of the branch', () =>
  expect(chargersAddress('MDY')).toBe('/hr/charger?branch=MDY'));
