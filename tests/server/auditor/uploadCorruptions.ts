import type pg from 'pg';
import type { Corruption } from './corruptions.ts';
import { tamper } from './forge.ts';

const TABLES = { settlement: ['row_settlement', 'settled'], paymentSlip: ['row_payment_slip', 'confirmed'] } as const;
type Paid = keyof typeof TABLES;

/** Returns an aggregate of the demonstration with a payment by its own voucher, and the voucher. */
async function paid(
  pool: pg.Pool,
  machine: Paid,
  taken: ReadonlySet<string>,
): Promise<{ id: string; voucher: string }> {
  const [table, state] = TABLES[machine];
  const { rows } = await pool.query<{ id: string; voucher: string }>(
    `select id, row ->> 'voucher' as voucher from ${table} where state = $1 order by id`,
    [state],
  );
  const found = rows.find(({ id }) => !taken.has(`${machine}/${id}`));
  if (!found) throw new Error(`No ${machine} is left that is ${state}`);
  return found;
}

const inVoucher = (name: string, machine: Paid, text: string, ...more: readonly string[]): Corruption => ({
  name,
  invariants: [`M17.${machine}`, ...more],
  plant: async (pool, taken) => {
    const { id, voucher } = await paid(pool, machine, taken);
    await tamper(pool, text, [voucher]);
    return `${machine}/${id}`;
  },
});

const ITS_CONTENT = 'sha256 = (select sha256 from uploads where id = $1)';

/** Corruptions of an uploaded file that an aggregate names. */
export const uploadCorruptions: readonly Corruption[] = [
  inVoucher(
    'a bank slip changed in one byte',
    'settlement',
    `update upload_contents set content = set_byte(content, 50, 255 - get_byte(content, 50)) where ${ITS_CONTENT}`,
  ),
  inVoucher(
    'a bank slip whose bytes are gone',
    'paymentSlip',
    `delete from upload_contents where ${ITS_CONTENT}`,
    'E10.uploads',
  ),
  inVoucher('a bank slip that is gone', 'paymentSlip', 'delete from uploads where id = $1', 'E10.uploads'),
  inVoucher(
    'a bank slip put in the place of the one that was seen',
    'paymentSlip',
    `update uploads set sha256 = (select max(sha256) from upload_contents c where c.sha256 <> uploads.sha256) where id = $1`,
    'E10.uploads',
  ),
];
