import { describe, expect, test } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { visibleTo } from '#server/access.ts';

const clerk: Actor = { ...system, kind: 'person', id: 'STF1', permissions: ['order.read'] };
const phone = '09420000001';
const email = 'daw.hla@example.com';

describe('personal data', () => {
  test.each([
    { phone },
    { receiver: { phone } },
    { senderPhone: phone, email },
    { modifications: [{ field: 'receiver.phone', before: phone, after: phone }] },
    { modifications: [{ field: 'email', before: null, after: email }] },
  ])('is masked everywhere: %j', (told) => {
    const seen = JSON.stringify(visibleTo(clerk, told));
    expect(seen).not.toContain(phone);
    expect(seen).not.toContain(email);
    expect(visibleTo({ ...clerk, permissions: ['personalData.reveal'] }, told)).toEqual(told);
  });

  test('is not taken for what else a modification changed', () => {
    const told = { modifications: [{ field: 'receiver.name', before: 'Daw Hla', after: 'Daw Mya' }] };
    expect(visibleTo(clerk, told)).toEqual(told);
  });
});
