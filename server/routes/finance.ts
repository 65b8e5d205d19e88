import {
  readAccounts,
  readDebts,
  readPositions,
  remindDebtors,
  type AccountsBy,
  type ReminderResult,
} from '#calls/finance.ts';
import type { Customer } from '#machines/money/billing.ts';
import { DEBTS, positionNames, POSITIONS } from '#machines/finance/debts.ts';
import { implement, type Route } from '../http/route.ts';
import { remind } from '../reminders/remind.ts';
import { countedAmong } from '../store/countedAmong.ts';
import { debtsOf } from '../store/finance.ts';
import { has } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { accountsOf } from '../store/customerAccounts.ts';
import { aggregateTypeOf, listedOf, type Core } from './context.ts';
import { reachableAggregate } from './reachableAggregate.ts';

/** Events that name an account of the customer; whoever may propose one of them is told the accounts. */
const NAMES_ACCOUNT: Readonly<Record<AccountsBy, readonly string[]>> = {
  bill: ['paymentSlip.drawn'],
  receivable: ['refund.requested'],
  merchant: ['merchant.mainAccountSet', 'paymentSlip.drawn'],
};

/** Routes of what is owed, of debts by party and age, and of reminders of debts. */
export const financeRoutes = (core: Core): Route[] => [
  implement(readPositions, async ({ actor }) => ({
    positions: await core.read((from) => countedAmong(from, core.columns, actor, positionNames, POSITIONS)),
  })),
  implement(readDebts, ({ query: { by, pageNum, pageSize }, actor, now }) => {
    const debt = DEBTS[by];
    listedOf(debt.machine, actor);
    return core.read((from) => debtsOf(from, core.columns, actor, debt, { now, pageNum, pageSize }));
  }),
  implement(readAccounts, async ({ params: { machine, id }, actor }) => {
    const aggregateType = aggregateTypeOf(machine, actor);
    if (!NAMES_ACCOUNT[machine].some((event) => has(actor, event))) throw new Problem('forbidden');
    const { context } = await reachableAggregate(core.pool, aggregateType, id, actor);
    const { customerKind: kind, customer } =
      machine === 'merchant' ? { customerKind: 'merchant', customer: id } : (context as Customer);
    const [accounts = []] = await accountsOf(core.pool, [{ kind, customer }]);
    return { accounts };
  }),
  implement(remindDebtors, async ({ body: { by, parties }, actor, now }) => {
    listedOf(DEBTS[by].machine, actor);
    const results: ReminderResult[] = [];
    for (const party of new Set(parties)) results.push(await remind(core, { actor, by, party, now }));
    return { results };
  }),
];
