import { reactionsOf } from '../kit/reaction.ts';
import type { Application } from './context.ts';
import type { ApplicationEvents } from './events.ts';

const { whenever } = reactionsOf<ApplicationEvents, Application>();

/**
 * Creates the business customer of a processed application in the same transaction (§4); the customer's own rules
 * apply.
 */
export const reactions = [
  whenever('merchantApplication.processed').propose('merchant', 'merchant.registered', ({ data }, { context }) => {
    const { merchantCode, kind, account, contract, maintainer } = data;
    const { name, contact, phone, address, branch } = context;
    const accounts = [{ ...account, main: true }];
    const customer = { code: merchantCode, kind, accounts, contract, maintainer, commonSenders: [] };
    return [{ id: merchantCode, data: { ...customer, name, contact, phone, address, branch } }];
  }),
];
