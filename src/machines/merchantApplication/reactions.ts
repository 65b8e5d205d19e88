import { whenever } from '../kit/reaction.ts';
import type { Application } from './context.ts';
import type { ApplicationData } from './events.ts';

/**
 * Creates the business customer of a processed application in the same transaction (§4); the customer's own rules
 * apply.
 */
export const reactions = [
  whenever('merchantApplication.processed').propose('merchant', 'merchant.registered', ({ data }, { context }) => {
    const { merchantCode, kind, account, contract, maintainer } =
      data as ApplicationData<'merchantApplication.processed'>;
    const { name, contact, phone, address, branch } = context as Application;
    const accounts = [{ ...account, main: true }];
    const customer = { code: merchantCode, kind, accounts, contract, maintainer, commonSenders: [] };
    return [{ id: merchantCode, data: { ...customer, name, contact, phone, address, branch } }];
  }),
];
