import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { expectNoViolations } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { select, signInAs } from './support/people.ts';

interface ProcessMining {
  readonly ways: readonly { readonly from: string | null; readonly event: string; readonly count: number }[];
}

test('an auditor sees on the map what was done, and opens the cases behind a number, narrowed alike', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor', { address: '/model/machine?id=order&tab=practice&branch=YGN' });
  const { ways } = await ask<ProcessMining>(page, 'GET', 'api/practice/order?branch=YGN');
  const created = ways.find(({ event }) => event === 'order.created')?.count ?? 0;
  expect(created).toBeGreaterThan(0);
  const number = created.toLocaleString('en');
  const map = page.getByRole('region', { name: 'Map: Orders' });
  // The edge from the start combines two events; the table separates them.
  await expect(map.getByRole('button', { name: /^Create, Create transshipment order: / })).toBeVisible();
  const table = page.getByRole('group', { name: 'Transitions and their use' });
  await table.getByRole('link', { name: `Create: ${number} cases` }).click();
  await expect(page.getByRole('heading', { name: 'Cases behind the number' })).toBeVisible();
  await expect(page.getByText(`${number} in total`)).toBeVisible();
  const cases = page.getByRole('group', { name: 'Cases behind the number' });
  await expect(cases.getByRole('row')).toHaveCount(21);
  expect(page.url()).toContain('branch=YGN');
  await expectNoViolations(page);

  await page.goto('/model/machine?id=shelf&tab=practice&days=2020-01-01..2020-01-31');
  await expect(page.getByText('No case in this selection')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText(/^Taken [\d,]+ times/)).toBeVisible();
  await page.context().close();
});

interface Process {
  readonly variants: readonly { readonly path: readonly string[]; readonly count: number }[];
  readonly waiting: readonly { readonly state: string; readonly now: number }[];
}

test('an auditor reads how orders really went, opens a variant and who waits, and takes the events away', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor', { address: '/model/process' });
  const { variants, waiting } = await ask<Process>(page, 'GET', 'api/practice/order/process');
  const words = await loadWords('en');
  const state = words.text<string>(`state.order.${waiting[0]?.state}`);
  const [first] = variants;
  // The first variant depends on the data of other tests.
  const last = words.text<string>(`state.order.${first?.path.at(-1)}`);
  const shown = Math.min(20, first?.count ?? 0);
  const table = page.getByRole('group', { name: 'Variants' });
  const strip = table.getByRole('row').nth(1).getByRole('listitem');
  await expect(strip).toHaveCount(first?.path.length ?? 0);
  await expect(strip.last()).toHaveText(last);
  await table.getByRole('link', { name: `Variant 1: ${first?.count.toLocaleString('en')} cases` }).click();
  const cases = page.getByRole('group', { name: 'Cases behind the number' });
  await expect(cases.getByRole('row')).toHaveCount(shown + 1);
  await expect(cases.getByRole('cell', { name: last, exact: true })).toHaveCount(shown);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Waiting' }).click();
  await expect(cases).toBeHidden();
  await page.getByRole('group', { name: 'Waiting' }).getByRole('link').first().click();
  await expect(cases.getByRole('cell', { name: state }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Routes' }).click();
  await expect(page.getByRole('group', { name: 'Routes' }).getByRole('link').first()).toBeVisible();

  // Other tests add more events than a file holds: one branch is few enough.
  await select(page.getByRole('main'), 'Branch', 'Kunming');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /^EPCIS/ }).click();
  const told = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { type: string };
  expect(told.type).toBe('EPCISDocument');
  await page.context().close();
});
