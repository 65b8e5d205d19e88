import type { BankLine } from '#machines/bankLine/context.ts';
import type { Target } from '#machines/bankLine/target.ts';

const target = (line: BankLine): Omit<Target, 'machine' | 'id' | 'numbers'> => ({
  amount: line.paidIn ?? line.paidOut ?? 0,
  fee: 0,
  day: line.day,
  account: '0012 3456 7890',
  customerName: 'Daw Hla',
  isOpen: true,
  isConfirmed: false,
  hasParts: false,
  branches: [],
});

/** The receipt that a line proves. */
export const receiptAt = (line: BankLine): Target => ({
  ...target(line),
  machine: 'receipt',
  id: 'RC00000001',
  numbers: ['RC00000001', 'SL000000015MM'],
});

/** Two receipts that a line pays together. */
export const receiptsAt = (line: BankLine): readonly Target[] => {
  const whole = target(line).amount;
  return ['RC00000001', 'RC00000002'].map((id, place) => ({
    ...receiptAt(line),
    id,
    numbers: [id],
    amount: place === 0 ? 5_000_00 : whole - 5_000_00,
  }));
};

/** A receipt of which a line pays a part. */
export const partedReceiptAt = (line: BankLine): Target => ({
  ...receiptAt(line),
  amount: target(line).amount + 3_000_00,
});

/** The payment slip that a line proves. */
export const slipAt = (line: BankLine): Target => ({
  ...target(line),
  machine: 'paymentSlip',
  id: 'PAY00000001',
  numbers: ['PAY00000001', 'BL2026030100000001'],
});
