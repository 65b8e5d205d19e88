import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { merchant } from '#machines/merchant/index.ts';
import { paymentSlip } from '#machines/paymentSlip/index.ts';
import { refund } from '#machines/refund/index.ts';
import { accountLead, type AccountLead } from '#views/shapes/fields/accountLead.ts';

/** Returns what leads to the accounts that a field of an event offers, beside what is filled in. */
function leadOf(
  { events }: AggregateType,
  type: string,
  name: string,
  filled: Readonly<Record<string, unknown>>,
): AccountLead | null {
  const kind = fieldsOf(events[type]?.payload.shape ?? {}).find((info) => info.name === name)?.kind;
  if (kind?.kind !== 'text' || !kind.account) throw new Error(`${type} names no account`);
  return accountLead(kind.account, 'GOLDEN', (beside) => filled[beside]);
}

describe('the accounts that a field offers', () => {
  const drawn = (filled: Readonly<Record<string, unknown>>) =>
    leadOf(paymentSlip, 'paymentSlip.drawn', 'account', filled);

  it('the accounts of a slip are those of its business customer before its bills are chosen, then of the bills’ customer', () => {
    const customer = { customerKind: 'merchant', customer: 'GOLDEN' };
    expect(drawn(customer)).toEqual({ machine: 'merchant', id: 'GOLDEN' });
    expect(drawn({ ...customer, bills: [] })).toEqual({ machine: 'merchant', id: 'GOLDEN' });
    expect(drawn({ ...customer, bills: ['BL1', 'BL2'] })).toEqual({ machine: 'bill', id: 'BL1' });
  });

  it('wait for the bills of a person, and for a customer', () => {
    expect(drawn({})).toBeNull();
    expect(drawn({ customerKind: 'merchant' })).toBeNull();
    expect(drawn({ customerKind: 'personal', customer: '09420000001' })).toBeNull();
    expect(drawn({ customerKind: 'personal', customer: '09420000001', bills: ['BL1'] })).toEqual({
      machine: 'bill',
      id: 'BL1',
    });
  });

  it('the accounts of a refund are those of its payment, and the accounts of a merchant are its own', () => {
    expect(leadOf(refund, 'refund.requested', 'account', {})).toBeNull();
    expect(leadOf(refund, 'refund.requested', 'account', { receivable: 'SL1-sign' })).toEqual({
      machine: 'receivable',
      id: 'SL1-sign',
    });
    expect(leadOf(merchant, 'merchant.mainAccountSet', 'number', {})).toEqual({ machine: 'merchant', id: 'GOLDEN' });
  });
});
