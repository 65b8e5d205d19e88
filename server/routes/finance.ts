import { readDebts, readPositions, remindDebtors, type ReminderResult } from '#calls/finance.ts';
import { DEBTS, positionNames, POSITIONS } from '#machines/finance/debts.ts';
import { implement, type Route } from '../http/route.ts';
import { remind } from '../reminders/remind.ts';
import { countedAmong } from '../store/countedAmong.ts';
import { debtsOf } from '../store/finance.ts';
import { listedOf, type Core } from './context.ts';

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
  implement(remindDebtors, async ({ body: { by, parties }, actor, now }) => {
    listedOf(DEBTS[by].machine, actor);
    const results: ReminderResult[] = [];
    for (const party of new Set(parties)) results.push(await remind(core, { actor, by, party, now }));
    return { results };
  }),
];
