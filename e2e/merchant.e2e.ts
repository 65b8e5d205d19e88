import { expect, test } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { goByMenu } from './support/menu.ts';
import { ask, makeOrders, propose, signInTo } from './support/orders.ts';
import { confirm, heading, pick, signInAs, unseen } from './support/people.ts';

test('an address is pasted whole, and what was not found is marked', async ({ page }) => {
  await signInTo(page, 'merchant', '/sender/newOrder');
  const section = page.getByRole('region', { name: 'Receiver' });
  await section.getByRole('button', { name: 'Paste address' }).click();
  const pasted = page.getByRole('dialog', { name: 'Paste address' });
  const text = pasted.getByRole('textbox', { name: 'Address as it was sent to you' });
  await expect(pasted.getByRole('button', { name: 'Fill in' })).toHaveCount(0);
  await text.fill('U Tin Aung, 7 Palace Street, Mandalay');
  await expect(pasted.getByText('Not found: fill in by hand')).toHaveCount(1);
  await text.fill('U Tin Aung\n09 430 001 002\n7 Palace Street, Mandalay, please be quick');
  await expect(pasted.getByRole('listitem')).toHaveText(['please be quick']);
  await expect(pasted.getByText('Not found: fill in by hand')).toHaveCount(0);
  await expectNoViolationsInEitherScheme(page);
  await pasted.getByRole('button', { name: 'Fill in' }).click();
  await expect(pasted).toHaveCount(0);
  await expect(section.getByRole('textbox', { name: 'Name' })).toHaveValue('U Tin Aung');
  await expect(section.getByRole('textbox', { name: 'Phone' })).toHaveValue('09430001002');
  await expect(section.getByRole('combobox', { name: 'City' })).toHaveValue(/^Mandalay/);
  await expect(section.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Palace Street');
  await expect(section.getByRole('alert')).toContainText('Left over from the text: please be quick');

  await test.step('another one takes the place of the whole person, until that is undone', async () => {
    await section.getByRole('button', { name: 'Paste address' }).click();
    await text.fill('U Aung, 09-5123456 (wife 09-777888999)');
    await pasted.getByRole('button', { name: 'Fill in' }).click();
    await expect(section.getByRole('textbox', { name: 'Name' })).toHaveValue('U Aung');
    await expect(section.getByRole('combobox', { name: 'City' })).toHaveValue('');
    await expect(section.getByRole('textbox', { name: 'Address' })).toHaveValue('');
    const note = section.getByRole('alert');
    await expect(note).toContainText('Not in the text, to fill in by hand: City, Address');
    await expect(note).toContainText('(wife 09-777888999)');
    await expectNoViolationsInEitherScheme(page);
    await note.getByRole('button', { name: 'Undo' }).click();
    await expect(note).toHaveCount(0);
    await expect(section.getByRole('textbox', { name: 'Phone' })).toHaveValue('09430001002');
    await expect(section.getByRole('combobox', { name: 'City' })).toHaveValue(/^Mandalay/);
  });
});

test('a business customer orders the same again, to a receiver of an earlier order, and finds it in the own list', async ({
  page,
}) => {
  await signInTo(page, 'merchant', '/404');
  const [first = '', second = ''] = await makeOrders(page, [
    { goodsName: 'Silk', source: 'businessPc', merchant: 'GOLDEN' },
    {
      goodsName: 'Lacquer',
      source: 'businessPc',
      merchant: 'GOLDEN',
      receiver: { name: 'Ma Nilar', phone: '09450001003', city: 'MMR010D001', address: '9 Moat Road' },
    },
  ]);
  await page.goto(`/companyOrder/orderDetail?id=${first}`);
  await page.getByRole('button', { name: 'Order the same again' }).click();
  await expect(page).toHaveURL(new RegExp(`/sender/newOrder\\?like=${first}$`));
  await expect(page.getByRole('combobox', { name: 'Origin branch' })).toHaveValue('Yangon Head Office');
  await expect(page.getByRole('combobox', { name: 'Merchant' })).toHaveCount(0);
  const receiver = page.getByRole('region', { name: 'Receiver', exact: true });
  await expect(receiver.getByRole('textbox', { name: 'Name' })).toHaveValue('U Tin Aung');
  await expect(
    page.getByRole('textbox', { name: 'Goods', exact: true }).or(page.getByLabel('Goods*')).first(),
  ).toHaveValue('Silk');
  await receiver.getByRole('button', { name: 'Recent receivers' }).click();
  await page.getByRole('menuitem', { name: /^Ma Nilar · 9 Moat Road/ }).click();
  await expect(receiver.getByRole('textbox', { name: 'Phone' })).toHaveValue('09450001003');
  await expectNoViolationsInEitherScheme(page);
  const customerNumber = `CN${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Customer number' }).fill(customerNumber);
  await page.getByLabel('Cash on delivery').fill('4900');
  await expect(page.getByRole('complementary', { name: 'Quote' }).getByRole('status')).toHaveText(/^[\d,]+\.00 MMK$/);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/senderSuccess\?id=SL\d{9}MM/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { row } = await ask<{ row: object }>(page, 'GET', `api/streams/order/${id}`);
  expect(row).not.toHaveProperty('source');
  expect(row).toMatchObject({
    mailSn: customerNumber,
    collectionAmount: 4_900_00,
    goodsName: 'Silk',
    receiverName: 'Ma Nilar',
    receiverAddress: '9 Moat Road',
  });
  expect([first, second]).not.toContain(id);
  await goByMenu(page, 'Order list (v2)');
  await expect(page.getByRole('grid').getByRole('link', { name: id })).toBeVisible();
});

test('a business customer is asked for nothing of the staff, and sends from the own addresses', async ({
  browser,
  page,
}) => {
  const manager = await signInAs(browser, 'manager.yangon', { address: '/404' });
  const shop = { name: 'Shop at the lake', phone: '09250300301', city: 'MMR013D004', address: '88 Lake Road' };
  const { refusals } = await propose(manager, 'merchant', 'GOLDEN', {
    type: 'merchant.commonSendersSet',
    commonSenders: [shop],
  });
  expect(refusals).toEqual([]);
  await signInTo(page, 'merchant', '/sender/newOrder');
  const sender = page.getByRole('region', { name: 'Sender', exact: true });
  await sender.getByRole('button', { name: 'Recent senders' }).click();
  await page.getByRole('menuitem', { name: /^Shop at the lake · 88 Lake Road/ }).click();
  await expect(sender.getByRole('textbox', { name: 'Phone' })).toHaveValue('09250300301');
  await expect(page.getByRole('button', { name: /Source/ })).toHaveCount(0);

  await sender.getByRole('button', { name: 'Recent senders' }).click();
  await page.getByRole('menuitem', { name: 'Set common senders …' }).click();
  const editing = page.getByRole('dialog', { name: 'Set common senders' });
  const address = editing.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('88 Lake Road');
  await expectNoViolationsInEitherScheme(page);
  await address.fill('90 Lake Road');
  await editing.getByRole('button', { name: 'Set common senders' }).click();
  await expect(editing).toBeHidden();
  await sender.getByRole('button', { name: 'Recent senders' }).click();
  await expect(page.getByRole('menuitem', { name: /^Shop at the lake · 90 Lake Road/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const [own = ''] = await makeOrders(page, [{ source: 'businessPc', merchant: 'GOLDEN' }]);
  await page.goto('/companyOrder/orderList?source=staffApp&originBranch=MDY');
  await expect(page.getByRole('grid').getByRole('link', { name: own })).toBeVisible();
  await expect(page.getByRole('search').getByText('Current branch', { exact: true })).toHaveCount(0);

  await page.goto(`/companyOrder/orderDetail?id=${own}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Delivery attempts', { exact: true })).toBeVisible();
  for (const name of ['Held by', 'Source', 'Collector name', 'Sorter', 'Shelf', 'Vehicle or driver'])
    await expect(main.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Why not?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assign collector' })).toHaveCount(0);
});

test('Home of a business customer has the figures of the month, each leading to its orders', async ({ page }) => {
  await signInTo(page, 'merchant', '/404');
  await makeOrders(page, [{ source: 'businessPc', merchant: 'GOLDEN' }]);
  await page.goto('/dashboard');
  const month = page.getByRole('region', { name: 'This month' });
  const created = month.getByRole('link', { name: /^New orders/ });
  await expect(created.locator('> :last-child')).toHaveText(/^[1-9]/);
  await expect(month.getByRole('link', { name: /^Freight of collected orders/ })).toContainText(/MMK$/);
  await expectNoViolationsInEitherScheme(page);
  const count = (await created.locator('> :last-child').textContent()) ?? '';
  await created.click();
  await expect(page.getByText(new RegExp(`^${count} in total`)).last()).toBeVisible();
});

test('a business customer asks about an own order and follows the answer, in Chinese on the phone', async ({
  browser,
}) => {
  const { text } = await loadWords('zh');
  const asked = `Is it late? ${crypto.randomUUID().slice(0, 8)}`;
  const support = await unseen(browser, 'support');
  const [foreign = ''] = await makeOrders(support, [{}]);
  const page = await signInAs(browser, 'merchant', { language: 'zh', width: 390, address: '/404' });
  const [own = ''] = await makeOrders(page, [{ source: 'businessPc', merchant: 'GOLDEN' }]);
  await page.goto('/workOrders/questions');
  const raise = text('event.userQuestion.raised');
  await page.getByRole('button', { name: raise }).click();
  const form = page.getByRole('dialog', { name: raise });
  const field = (name: 'customer' | 'phone' | 'order' | 'text') =>
    // The list of the first field may be open over the others.
    form.getByRole('textbox', { name: text(`field.userQuestion.${name}`), includeHidden: true });
  await expect(field('customer')).toHaveValue(/\S/);
  await expect(field('phone')).toHaveValue(/^09\d+$/);
  await pick(form, text('field.userQuestion.question'), '派送延误');
  await field('text').fill(asked);
  await field('order').fill(foreign);
  await form.getByRole('button', { name: raise }).click();
  await expect(form).toContainText(foreign);
  await field('order').fill(own);
  await confirm(form, raise);

  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/userQuestion/page', {
    filters: [{ field: 'order', op: 'eq', value: own }],
  });
  const question = records[0]?.id ?? '';
  const answer = 'It is at the branch and comes tomorrow.';
  const { refusals } = await propose(support, 'userQuestion', question, { type: 'userQuestion.handled', answer });
  expect(refusals).toEqual([]);
  const toast = page.getByRole('alertdialog').filter({ hasText: asked });
  await expect(toast).toContainText(answer);
  await toast.getByRole('button', { name: text('ui.notice.open.question') }).click();
  await expect(page).toHaveURL(new RegExp(`/workOrders/question\\?id=${question}$`));
  await expect(heading(page)).toContainText(question);
  await expect(page.getByRole('main')).toContainText(answer);
  await expectNoViolationsInEitherScheme(page);
});
