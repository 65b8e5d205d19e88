import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { PaymentSlip } from '#machines/paymentSlip/context.ts';
import type { AccountLookup } from '#machines/paymentSlip/lookups.ts';
import { customerKeyOf, customerSecretOf } from '../customerKeys.ts';
import { chosenBills } from './bill.ts';
import type { Provider, Providers } from './provider.ts';

/** Returns the account of a slip: from its payload when it is made, from the slip afterwards. */
const accountNamedIn = ({ data, aggregate }: LookupSource) => {
  const own = aggregate.context as PaymentSlip;
  const kind = textOf(data, 'customerKind') ?? own.customerKind;
  const customer = textOf(data, 'customer') ?? own.customer;
  return {
    kind,
    customer: kind === 'personal' && customer !== '' ? customerKeyOf(customer) : customer,
    number: textOf(data, 'account') ?? own.account,
  };
};

interface Row extends AccountLookup {
  readonly kind: string;
  readonly customer: string;
}

/** The accounts of merchants, and of app users by the key of their phone. */
const ACCOUNTS = `
  select 'merchant' as kind, m.id as customer, a ->> 'number' as number, a ->> 'bank' as bank, a ->> 'holder' as holder
  from row_merchant m cross join jsonb_array_elements(m.row -> 'accounts') a
  union all
  select 'personal', customer_key('personal', u.phone), u.row ->> 'bankAccount', u.row ->> 'bank', u.row ->> 'nickName'
  from row_app_user u where u.row ->> 'bankAccount' is not null`;

const account: Provider = async (client, sources) => {
  await customerSecretOf(client);
  const { rows } = await client.query<Row>(
    `select * from (${ACCOUNTS}) accounts where customer = any($1) and number = any($2)`,
    [sources.map((source) => accountNamedIn(source).customer), sources.map((source) => accountNamedIn(source).number)],
  );
  return sources.map((source) => {
    const { kind, customer, number } = accountNamedIn(source);
    const found = rows.find((row) => row.kind === kind && row.customer === customer && row.number === number);
    return found ? { number, bank: found.bank ?? '', holder: found.holder ?? '' } : null;
  });
};

/** Lookups for the rules of a payment slip. */
export const slipProviders: Providers = { bills: chosenBills, account };
