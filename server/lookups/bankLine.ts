import { expectedReceipt } from '#machines/bankLine/expected.ts';
import type { Target } from '#machines/bankLine/target.ts';
import { receiptNamed, receiptsNamed } from '#machines/lookups/bankLine.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { byKey, type Provider, type Providers } from './provider.ts';

interface Found {
  readonly id: string;
  readonly branches: readonly string[];
  readonly row: ReceiptRow;
}

/** Looks up the receipts that a line pays together; the receipts judge their confirmation themselves, under lock. */
const receipts: Provider = async (client, sources) => {
  const { rows } = await client.query<Found>(
    'select id, branches, row from row_receipt where id = any($1) order by id',
    [[...new Set(sources.flatMap(receiptsNamed))]],
  );
  const targets = rows.map(({ id, branches, row }): Target => ({
    ...expectedReceipt(id, row),
    isOpen: row.state === 'toBeConfirmed',
    isConfirmed: row.state === 'confirmed',
    hasParts: row.partsPaid > 0,
    branches,
  }));
  return sources.map((source) => targets.filter(({ id }) => receiptsNamed(source).includes(id)));
};

/** Finds the line that holds the named receipt as its own, by its reservation. */
const lineOfReceipt = byKey(
  `select key, id from claims where kind = 'bankLine.receipt' and key = any($1)`,
  receiptNamed,
  ({ id }) => id,
);

/** Lookups for the rules of a bank line, beside the one receipt or payment slip. */
export const bankLineProviders: Providers = { receipts, lineOfReceipt };
