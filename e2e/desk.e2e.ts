import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, ask, makeOrders, propose, staffId } from './support/orders.ts';
import { handOutInYangon } from './support/parcels.ts';
import { choose, confirm, heading, pick, reasonAgainst, select, signInAs, unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';

const NEW = '/workOrders/newWorkOrder';
const MEGABYTE = 1024 * 1024;

interface Found {
  readonly id: string;
}

const rowsAbout = async (page: Page, machine: string, field: string, value: string): Promise<readonly Found[]> => {
  const filters = [{ field, op: 'eq', value }];
  return (await ask<{ records: Found[] }>(page, 'POST', `api/${machine}/page`, { filters })).records;
};

test('a work order is opened with the question tree and five photos, handed over, claimed, and completed', async ({
  browser,
}) => {
  const support = await signInAs(browser, 'support', { address: NEW });
  const [waybill = ''] = await makeOrders(support, [{}]);
  await support.goto(`${NEW}?waybill=${waybill}`);
  const main = support.getByRole('main');
  await select(main, 'Category', 'Damage');
  await main.getByRole('button', { name: 'Choose Subject' }).click();
  await support.getByRole('option', { name: 'Delivery', exact: true }).click();
  await main.getByRole('button', { name: 'Choose Question' }).click();
  const late = support.getByRole('option', { name: 'Delivery late' });
  await expect(late).toBeVisible();
  await expect(support.getByRole('option', { name: 'Where is my parcel?' })).toHaveCount(0);
  await late.click();
  const remark = `Two cups are broken ${randomUUID().slice(0, 8)}`;
  await main.getByRole('textbox', { name: 'Remark' }).fill(remark);

  const photos = main.getByRole('group', { name: 'Photos' });
  const file = photos.locator('input[type=file]').first();
  await file.setInputFiles([
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * MEGABYTE + 1) },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(photos.getByRole('listitem').filter({ hasText: 'huge.png' })).toContainText(/too large.*10/);
  await expect(photos.getByRole('listitem').filter({ hasText: 'notes.pdf' })).toContainText(
    'Not a PNG or JPEG picture',
  );
  for (const name of ['huge.png', 'notes.pdf']) await photos.getByRole('button', { name: `Remove ${name}` }).click();
  await file.setInputFiles([1, 2, 3, 4, 5, 6].map((number) => picture(`${number}.png`, number * 40)));
  await expect(photos.getByRole('alert')).toContainText('At most 5 here: one picture was left out');
  await expect(photos.getByText('Uploaded', { exact: true })).toHaveCount(5);

  await main.getByRole('button', { name: 'New work order' }).click();
  await expect(main.getByRole('combobox', { name: 'Handling department' })).toHaveAttribute('aria-invalid', 'true');
  await pick(main, 'Handling department', 'Customer service');
  await main.getByRole('button', { name: 'New work order' }).click();
  await expect(heading(support)).toContainText('Open');
  await expect(support.getByRole('button', { name: /^Enlarge: Photos/ })).toHaveCount(5);
  const { pathname, search } = new URL(support.url());

  const sixth = await choose(support, 'Follow up');
  await sixth.getByLabel('Remark').fill('One more side');
  await sixth.locator('input[type=file]').first().setInputFiles(picture('sixth.png', 10));
  await expect(sixth.getByText('Uploaded', { exact: true })).toBeVisible();
  await sixth.getByRole('button', { name: 'Follow up' }).click();
  await expect(sixth).toContainText('It would have 6 photos; 5 is the most');
  await sixth.getByRole('button', { name: 'Cancel' }).click();

  const handing = await choose(support, 'Hand over');
  await pick(handing, 'Handling department', 'Finance');
  await handing.getByLabel('Remark').fill('A refund is asked for');
  await confirm(handing, 'Hand over');
  expect(await reasonAgainst(support, 'Claim')).toMatch(/It is for department .*; you are of /);

  const finance = await signInAs(browser, 'finance', { address: '/workOrders/list' });
  await finance.goto(pathname + search);
  await confirm(await choose(finance, 'Claim'), 'Claim');
  await expect(heading(finance)).toContainText('Following up');
  const owed = await choose(finance, 'Note an owed operation');
  await owed.getByLabel('Operation').fill('Weigh again');
  await confirm(owed, 'Note an owed operation');
  expect(await reasonAgainst(finance, 'Complete')).toContain('This is still to be done: Weigh again');
  const done = await choose(finance, 'Note an operation done');
  await done.getByLabel('Operation').fill('Weigh again');
  await confirm(done, 'Note an operation done');
  const closing = await choose(finance, 'Complete');
  await expect(closing).toContainText(/It becomes “Completed”\..*This cannot be undone\./);
  await closing.getByRole('button', { name: 'Complete' }).click();
  await expect(closing.getByLabel('Result')).toHaveAttribute('aria-invalid', 'true');
  await closing.getByLabel('Result').fill('Refunded');
  await confirm(closing, 'Complete');
  await expect(heading(finance)).toContainText('Completed');
  await finance.getByRole('tab', { name: /Log/ }).click();
  const log = finance.getByRole('tabpanel');
  for (const entry of ['New work order', 'Hand over', 'Claim', 'Note an owed operation', 'Complete'])
    await expect(log).toContainText(entry);
  await expectNoViolationsInEitherScheme(finance);
});

test('a problem is raised once, taken up by one branch and handled for good, without moving the parcel', async ({
  browser,
}) => {
  const clerk = await signInAs(browser, 'clerk.yangon', { address: '/problem/list' });
  const [waybill = ''] = await makeOrders(clerk, [{}]);
  const raise = async (order: string) => {
    await clerk.getByRole('button', { name: 'Raise problem item' }).click();
    const form = clerk.getByRole('dialog', { name: 'Raise problem item' });
    await form.getByLabel('Order').fill(order);
    await select(form, 'Choose Problem', 'Damaged');
    await form.getByLabel('What is wrong').fill('The label is torn');
    await form.getByRole('button', { name: 'Raise problem item' }).click();
    return form;
  };
  await expect(await raise(waybill)).toBeHidden();
  const again = await raise(waybill);
  await expect(again).toContainText('already');
  await again.getByRole('button', { name: 'Cancel' }).click();

  const [item] = await rowsAbout(clerk, 'problemItem', 'order', waybill);
  const address = `/problem/detail?id=${item?.id}`;
  await clerk.goto(address);
  const taking = await choose(clerk, 'Take up');
  await taking.getByLabel('Remark').fill('Asked the sender');
  await confirm(taking, 'Take up');
  await expect(heading(clerk)).toContainText('Processing');

  const manager = await signInAs(browser, 'manager.yangon', { address: '/problem/list' });
  await manager.goto(address);
  const following = await choose(manager, 'Add remark');
  await following.getByLabel('Remark').fill('A new label is printed');
  await confirm(following, 'Add remark');
  await expect(manager.getByRole('main')).toContainText('Aung Kyaw Moe');
  const handling = await choose(manager, 'Close problem');
  await expect(handling).toContainText('This cannot be undone.');
  await handling.getByLabel('Remark').fill('Done');
  await select(handling, 'Handled by', 'Branch');
  await confirm(handling, 'Close problem');
  await expect(heading(manager)).toContainText('Handled');
  await expectNoViolationsInEitherScheme(manager);
  const { records } = await ask<{ records: { state: string }[] }>(manager, 'POST', 'api/order/page', {
    filters: [{ field: 'id', op: 'eq', value: waybill }],
  });
  expect(records[0]?.state).toBe('pendingAcceptance');
});

test('a client whose parcel was refused, and one whose collector gave up, are followed up until somebody closes it', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const refused = await handOutInYangon(manager);
  await act(manager, refused, { type: 'order.rejectionReported', reason: 'Wrong colour' });
  const [released = ''] = await makeOrders(manager, [{}]);
  await act(manager, released, {
    type: 'order.collectorAssigned',
    collector: await staffId(manager, 'courier.yangon'),
  });
  await act(manager, released, { type: 'order.released', reason: 'The sender is not at home' });

  const support = await signInAs(browser, 'support', { address: '/problem/followUp' });
  for (const [order, kind] of [
    [refused, 'Rejected or returned'],
    [released, 'Order released'],
  ] as const) {
    await support.goto(`/problem/followUp?order=${order}`);
    const row = support.getByRole('row', { name: new RegExp(`^Select .*${order}`) });
    await expect(row).toContainText(kind);
    await row.getByRole('link').first().click();
    await expect(heading(support)).toContainText('Open');
    const remarking = await choose(support, 'Add remark');
    await remarking.getByRole('button', { name: 'Add remark' }).click();
    await expect(remarking.getByLabel('Remark')).toHaveAttribute('aria-invalid', 'true');
    await remarking.getByLabel('Remark').fill('Called, no answer');
    await confirm(remarking, 'Add remark');
    const closing = await choose(support, 'Close follow-up');
    await expect(closing).toContainText(/It becomes “Closed”\..*This cannot be undone\./);
    await closing.getByLabel('Remark').fill('Will call again tomorrow');
    await confirm(closing, 'Close follow-up');
    await expect(heading(support)).toContainText('Closed');
  }
  const [task] = await rowsAbout(support, 'followUp', 'order', refused);
  const late = await propose(support, 'followUp', task?.id ?? '', { type: 'followUp.remarked', remark: 'Too late' });
  expect(late.refusals[0]?.message).toMatch(/not possible in the state “Closed”/);
});
