import { describe, expect, test } from 'vitest';
import { debtNames, DEBTS, POSITIONS, positionNames, conditionsOf } from '#machines/finance/debts.ts';
import { HOME_CHART_DAYS } from '#machines/fields/limits.ts';
import { QUEUES, queueNames } from '#machines/queues/index.ts';
import type { Counted } from '#machines/queues/counted.ts';
import { filtersOf } from '#server/store/finance.ts';
import { claims, money, questions } from '#views/customers/merchantStory.ts';
import { debtAddress, positionAddress } from '#views/finance/addresses.ts';
import { appUserFigures } from '#views/home/homeFigures.ts';
import { monthFigures } from '#views/home/monthFigures.ts';
import { chartDays, orderFigures } from '#views/home/orderFigures.ts';
import { dayHref } from '#views/shapes/figures/dayHref.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';
import { queueAddress } from '#views/shapes/queues/queueAddresses.ts';
import { conditionsBehind, plain } from '../../support/listBehind.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const DAY = '2026-11-25';

const rowsOf = (counted: Counted) => plain(filtersOf(counted) ?? []);

describe('a figure leads to a list of exactly the rows that it counts', () => {
  test.each(queueNames)('the queue %s leads to a list of exactly the rows that it counts', async (name) => {
    expect(await conditionsBehind(queueAddress(name), NOW)).toEqual(rowsOf(QUEUES[name]));
  });

  test.each(positionNames)('the position %s leads to a list of exactly the rows that it counts', async (name) => {
    expect(await conditionsBehind(positionAddress(name), NOW)).toEqual(rowsOf(POSITIONS[name]));
  });

  test.each(
    debtNames.flatMap((by) => [
      { by, cell: { of: null, age: null, day: DAY } },
      { by, cell: { of: 'X1', age: 2, day: DAY } },
    ]),
  )('the debt by $by of $cell.of leads to a list of exactly the rows that it counts', async ({ by, cell }) => {
    const counted = { ...DEBTS[by], where: conditionsOf(DEBTS[by], cell) };
    expect(await conditionsBehind(debtAddress(by, cell), NOW)).toEqual(rowsOf(counted));
  });

  test.each([...orderFigures(NOW), ...monthFigures(NOW), ...appUserFigures(NOW)])(
    '$name of Home leads to a list of exactly the rows that it counts: $href',
    async ({ href, filters }) => {
      expect(await conditionsBehind(href, NOW)).toEqual(plain(filters));
    },
  );

  test('the first and the last day of the chart of orders lead to a list of exactly the rows that they count', async () => {
    const days = chartDays(NOW);
    expect(days).toHaveLength(HOME_CHART_DAYS);
    for (const day of [days[0] ?? '', DAY]) {
      const made = [{ field: 'createdAt', op: 'between', value: instantsOf(day, day) }] as const;
      expect(await conditionsBehind(dayHref('createdAt', day), NOW)).toEqual(plain(made));
    }
  });
});

test.each([...money, ...claims, ...questions].map((part) => [part.machine, part] as const))(
  'the record of a customer leads to a list of its own rows: %s',
  async (_, { filters, list }) => {
    const row = { id: 'GOLDEN' } as never;
    expect(await conditionsBehind(list?.(row) ?? '', NOW)).toMatchObject(plain(filters(row)));
  },
);

test('staff are listed by any of several roles', async () => {
  const held = [{ field: 'roles', op: 'in', value: ['auditor', 'trainer'] }] as const;
  expect(await conditionsBehind('/hr/staff?roles=auditor,trainer', NOW)).toEqual(plain(held));
});
