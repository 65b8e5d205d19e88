import type { CustomerKind } from '#machines/money/billing.ts';
import type { Queryable } from '../auth/queryable.ts';
import { customerKeyOf, customerSecretOf } from '../customerKeys.ts';

/** Bank account that a customer registered. */
interface CustomerAccount {
  readonly number: string;
  readonly bank: string;
  readonly holder: string;
  readonly isMain: boolean;
}

interface Row extends CustomerAccount {
  readonly kind: CustomerKind;
  readonly customer: string;
}

/** Accounts of merchants, and of app users by the key of their phone. */
const ACCOUNTS = `
  select 'merchant' as kind, m.id as customer, a ->> 'number' as number, a ->> 'bank' as bank, a ->> 'holder' as holder,
    (a ->> 'main')::boolean as is_main
  from row_merchant m cross join jsonb_array_elements(m.row -> 'accounts') a
  union all
  select 'personal', customer_key('personal', u.phone), u.row ->> 'bankAccount', u.row ->> 'bank', u.row ->> 'nickName', true
  from row_app_user u where u.row ->> 'bankAccount' is not null`;

/** Returns the accounts of each customer, a personal one by phone or key; the main account first. */
export async function accountsOf(
  db: Queryable,
  customers: readonly { readonly kind: string; readonly customer: string }[],
): Promise<CustomerAccount[][]> {
  await customerSecretOf(db);
  const keys = customers.map(({ kind, customer }) =>
    kind === 'personal' && customer !== '' ? customerKeyOf(customer) : customer,
  );
  const { rows } = await db.query<Row>(
    `select kind, customer, number, coalesce(bank, '') as bank, coalesce(holder, '') as holder, is_main as "isMain"
     from (${ACCOUNTS}) accounts where customer = any($1) order by is_main desc, number`,
    [keys],
  );
  return customers.map(({ kind }, place) =>
    rows
      .filter((row) => row.kind === kind && row.customer === keys[place])
      .map(({ number, bank, holder, isMain }) => ({ number, bank, holder, isMain })),
  );
}
