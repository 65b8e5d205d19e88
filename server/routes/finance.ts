import { readDebts, readPositions } from '#calls/finance.ts';
import { DEBTS, positionNames, POSITIONS } from '#machines/finance/debts.ts';
import { implement, type Route } from '../http/route.ts';
import { countedAmong } from '../store/countedAmong.ts';
import { debtsOf } from '../store/finance.ts';
import { listedOf, type Core } from './context.ts';

/** Routes of what is owed, and of debts by party and age. */
export const financeRoutes = ({ pool, columns }: Pick<Core, 'pool' | 'columns'>): Route[] => [
  implement(readPositions, async ({ actor }) => ({
    positions: await countedAmong(pool, columns, actor, positionNames, POSITIONS),
  })),
  implement(readDebts, ({ query: { by, pageNum, pageSize }, actor, now }) => {
    const debt = DEBTS[by];
    listedOf(debt.machine, actor);
    return debtsOf(pool, columns, actor, debt, { now, pageNum, pageSize });
  }),
];
