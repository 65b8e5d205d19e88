import { personOf } from '../kit/actor.ts';
import type { Evolve } from '../kit/evolve.ts';
import { UNMATCHED, type BankLine } from './context.ts';
import type { BankLineRecordedEvent } from './events.ts';
import { customerOf, handMatchOf, handPartMatchOf, targetsOf, type BankLineLookups } from './rules.ts';

/** Returns the records that the money of a line belongs to. */
function about(
  line: BankLine,
  { data, lookups }: BankLineRecordedEvent<'bankLine.matched'> | BankLineRecordedEvent<'bankLine.linked'>,
): Partial<BankLine> {
  const targets = targetsOf(lookups as Partial<BankLineLookups>);
  return {
    receipt: data.receipt ?? null,
    receipts: data.receipts ?? [],
    paymentSlip: data.paymentSlip ?? null,
    match: handMatchOf(line, targets),
    customerName: customerOf(targets),
  };
}

export const evolve: Evolve<BankLine> = {
  'bankLine.imported': (_, { data, actor, at }: BankLineRecordedEvent<'bankLine.imported'>) => ({
    account: data.account,
    day: data.day,
    paidIn: data.paidIn ?? null,
    paidOut: data.paidOut ?? null,
    reference: data.reference ?? null,
    narrative: data.narrative ?? null,
    balance: data.balance ?? null,
    number: data.number,
    importedBy: actor.id,
    importedAt: at,
  }),
  'bankLine.matched': about,
  'bankLine.linked': about,
  'bankLine.joined': (line, { data, lookups }: BankLineRecordedEvent<'bankLine.joined'>) => {
    const targets = targetsOf(lookups as Partial<BankLineLookups>);
    return {
      receipt: data.receipt,
      isPart: true,
      match: handPartMatchOf(line, targets),
      customerName: customerOf(targets),
    };
  },
  'bankLine.unmatched': () => UNMATCHED,
  'bankLine.accepted': (_, { actor, at }: BankLineRecordedEvent<'bankLine.accepted'>) => ({
    acceptedBy: actor.id,
    acceptedAt: at,
  }),
  'bankLine.completed': (_, { actor, at }: BankLineRecordedEvent<'bankLine.completed'>) => ({
    acceptedBy: personOf(actor),
    acceptedAt: at,
  }),
  'bankLine.ignored': (_, { data }: BankLineRecordedEvent<'bankLine.ignored'>) => ({
    ...UNMATCHED,
    ignoredFor: data.reason,
  }),
  'bankLine.restored': () => ({ ignoredFor: null }),
};
