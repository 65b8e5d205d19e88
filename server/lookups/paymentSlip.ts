import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { PaymentSlip } from '#machines/paymentSlip/context.ts';
import { accountsOf } from '../store/customerAccounts.ts';
import { chosenBills } from './bill.ts';
import type { Provider, Providers } from './provider.ts';

/** Returns the account of a slip: from its payload when it is made, from the slip afterwards. */
const accountNamedIn = ({ data, aggregate }: LookupSource) => {
  const own = aggregate.context as PaymentSlip;
  const kind = textOf(data, 'customerKind') ?? own.customerKind;
  const customer = textOf(data, 'customer') ?? own.customer;
  return { kind, customer, number: textOf(data, 'account') ?? own.account };
};

const account: Provider = async (client, sources) => {
  const named = sources.map(accountNamedIn);
  const registered = await accountsOf(client, named);
  return named.map(({ number }, place) => {
    const one = registered[place]?.find((own) => own.number === number);
    return one ? { number, bank: one.bank, holder: one.holder } : null;
  });
};

/** Lookups for the rules of a payment slip. */
export const slipProviders: Providers = { bills: chosenBills, account };
