import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, makeOrders, propose } from './support/orders.ts';
import { signInAs } from './support/people.ts';

const LIST = '/merchant/list';
const GOLDEN = '/merchant/detail?id=GOLDEN';

const whoseRecord = { 'a business customer': 'merchant', 'an app user': 'appUser' } as const;
const DETAIL = { merchant: '/merchant/detail', appUser: '/appUserList/detail' };
for (const [whose, machine] of Object.entries(whoseRecord))
  test(`finance downloads the statement of account from the record of ${whose}`, async ({ browser }) => {
    const page = await signInAs(browser, 'finance', { address: '/404' });
    const query = { pageNum: 1, pageSize: 1 };
    const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', `api/${machine}/page`, query);
    await page.goto(`${DETAIL[machine]}?id=${records[0]?.id}`);
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('region', { name: 'For the customer' })
        .getByRole('button', { name: 'Download the statement' })
        .click(),
    ]);
    expect(statement.suggestedFilename()).toMatch(/^Statement of account .*\.pdf$/);
  });

test("a customer's record tells the whole story and leads to its lists; a contract that ends soon warns", async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/404' });
  const [order = ''] = await makeOrders(page, [{ source: 'businessPc', merchant: 'GOLDEN', payType: 'ledger' }]);
  await page.goto(GOLDEN);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('link', { name: order })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await page.getByRole('tab', { name: 'Money' }).click();
  const bills = page.getByRole('group', { name: 'Bills' });
  await expect(bills.getByRole('row')).not.toHaveCount(0);
  for (const part of ['Receivables', 'Payables', 'Settlements', 'Payment slips'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await page.getByRole('tab', { name: 'Questions' }).click();
  for (const part of ['Customer questions', 'Work orders'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await page.getByRole('tab', { name: 'Claims' }).click();
  await expect(page.getByRole('heading', { name: 'Insurance claims' })).toBeVisible();
  // That each list is of exactly the customer's records is a pure test (tests/views/shapes/leads.spec.ts).
  await page.getByRole('tab', { name: 'Money' }).click();
  await page.locator('a[href="/finance/bill?customer=GOLDEN"]').click();
  await expect(page).toHaveURL(/\/finance\/bill\?customer=GOLDEN$/);
  await expect(page.getByText('Customer: the chosen one')).toBeVisible();

  const { row } = await ask<{ row: { contract: { endsOn: string } } }>(page, 'GET', 'api/streams/merchant/GOLDEN');
  const code = `S${Date.now().toString(36).toUpperCase()}`.slice(0, 12);
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const { refusals } = await propose(page, 'merchant', null, {
    type: 'merchant.registered',
    code,
    name: `Ends soon ${code}`,
    contact: 'Daw Hla',
    phone: '09250300399',
    address: '12 Pansodan Road',
    branch: 'YGN',
    kind: 'bizLv1',
    accounts: [{ number: '0090012345678', bank: 'KBZ Bank', holder: 'Daw Hla', use: 'both', main: true }],
    contract: { ...row.contract, endsOn: soon },
    commonSenders: [],
    maintainer: '1002',
  });
  expect(refusals).toEqual([]);
  await page.goto(`${LIST}?code=${code}`);
  await expect(page.getByRole('grid').getByText(/^Contract ends in (?:9|10|11) days$/)).toBeVisible();
  await page.goto(`/merchant/detail?id=${code}`);
  await expect(page.getByText(/^Contract ends in (?:9|10|11) days$/).first()).toBeVisible();
});
