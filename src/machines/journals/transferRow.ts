import type { TransferRow } from './transfer.ts';

type Row = Readonly<Record<string, unknown>>;

const orNull = (value: unknown): unknown => value ?? null;

/** Returns the transfer that the row of a slip or settlement made; null as long as nothing was transferred. */
export function transferRow(machine: string, row: Row): TransferRow | null {
  const isSlip = machine === 'paymentSlip' && row['state'] === 'confirmed';
  if (!isSlip && (machine !== 'settlement' || row['state'] !== 'settled')) return null;
  const { id, version, transferredAt, customerKind, customer, customerName, bills, voucher } = row;
  const net = Number(row['net']);
  return {
    id: `${transferredAt as string} ${id as string}`,
    version,
    state: 'recorded',
    code: null,
    record: id,
    machine,
    transferredAt,
    customerKind,
    customer,
    customerName,
    paidIn: isSlip || net < 0 ? null : net,
    paidOut: isSlip ? row['amount'] : net < 0 ? -net : null,
    account: orNull(row['account']),
    bank: orNull(row['bank']),
    holder: orNull(row['holder']),
    bills,
    voucher,
    bankLine: orNull(row['bankLine']),
    confirmedBy: isSlip ? row['confirmedBy'] : row['settledBy'],
    confirmedAt: isSlip ? row['confirmedAt'] : row['settledAt'],
  } as TransferRow;
}
