import type { LineLookup } from '#machines/bill/lookups.ts';
import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { Provider, Providers } from './provider.ts';

interface Named {
  readonly line: string;
  readonly kind: string;
}

/** Returns the lines that the payload of a new bill names; its schema refuses other shapes. */
const linesNamedIn = ({ data }: LookupSource): Named[] => {
  const lines: unknown = data['lines'];
  if (!Array.isArray(lines)) return [];
  return (lines as unknown[]).flatMap((one) => {
    const { line, kind } = (one ?? {}) as Partial<Named>;
    return typeof line === 'string' && typeof kind === 'string' ? [{ line, kind }] : [];
  });
};

/** Receivables and payables with the amount that a bill would hold of them now. */
export const BILL_LINES = `
  select 'receivable' as kind, id as line, state, branches, row ->> 'order' as "order", row ->> 'customerKind' as "customerKind",
    row ->> 'customer' as customer, row ->> 'customerName' as "customerName", (row ->> 'due')::bigint as amount, row ->> 'day' as day
  from row_receivable
  union all
  select 'payable', id, state, branches, row ->> 'order', row ->> 'customerKind', row ->> 'customer', row ->> 'customerName',
    (row ->> 'amount')::bigint, row ->> 'day'
  from row_payable`;

/** Looks up the named lines and locks their aggregates, so that they cannot change before the bill is written. */
const lines: Provider = async (client, sources) => {
  const named = sources.flatMap(linesNamedIn);
  const ids = [...new Set(named.map(({ line }) => line))];
  await client.query(
    `select 1 from streams s where machine in ('receivable', 'payable') and id = any($1) order by machine, id for update of s`,
    [ids],
  );
  const { rows } = await client.query<LineLookup & { kind: string }>(
    `select kind, line, "customerKind", customer, amount, day from (${BILL_LINES}) lines where line = any($1)`,
    [ids],
  );
  const found = new Map(rows.map(({ kind, ...lookup }) => [`${kind} ${lookup.line}`, lookup]));
  return sources.map((source) => linesNamedIn(source).flatMap(({ kind, line }) => found.get(`${kind} ${line}`) ?? []));
};

/** Lookups for the rules of a bill, beside the bill itself. */
export const billProviders: Providers = { lines };

/** Looks up the bills that a payload names. */
export const chosenBills: Provider = async (client, sources) => {
  const chosenIn = ({ data }: LookupSource): unknown[] => (Array.isArray(data['bills']) ? data['bills'] : []);
  const ids = sources.flatMap(chosenIn).filter((id) => typeof id === 'string');
  const { rows } = await client.query<{ id: string; branch: string }>(
    'select id, branch from row_bill where id = any($1) order by id',
    [ids],
  );
  return sources.map((source) => rows.filter(({ id }) => chosenIn(source).includes(id)));
};
