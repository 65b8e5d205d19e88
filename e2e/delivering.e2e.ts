import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { deliverInYangon, handOutInYangon, storeInYangon } from './support/parcels.ts';
import {
  action,
  choose,
  reasonAgainst,
  confirm,
  heading,
  openOrder,
  select,
  signInAs,
  unseen,
} from './support/people.ts';
import { picture } from './support/pictures.ts';
import { signOn } from './support/signature.ts';

/** Reads the delivery claim of a parcel from its record. */
const claimOf = async (page: Page, order: string): Promise<void> => {
  const filters = [{ field: 'order', op: 'eq', value: order }];
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/deliveryClaim/page', { filters });
  await page.goto(`/delivery/claimDetail?id=${records[0]?.id ?? ''}`);
};

test('a courier claims a parcel and delivers it against money and a signature; other couriers cannot', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await storeInYangon(manager);
  const courier = await unseen(browser, 'courier.yangon', 390);
  await openOrder(courier, id);
  await confirm(await choose(courier, 'Claim delivery'), 'Claim delivery');
  await expect(heading(courier)).toContainText('Pending delivery');
  await confirm(await choose(courier, 'Hand out for delivery'), 'Hand out for delivery');
  await expect(heading(courier)).toContainText('Out for delivery');

  const clerk = await unseen(browser, 'clerk.yangon');
  await openOrder(clerk, id);
  expect(await reasonAgainst(clerk, 'Sign at the door')).toContain(
    'Min Thu holds the parcel; only its holder or a person in charge can do this',
  );

  const said = await reasonAgainst(courier, 'Sign at the door');
  expect(said).toMatch(/([\d,.]+) MMK is still due on signing; record the payment first/);
  const payment = await choose(courier, 'Record payment on signing');
  await expect(payment.getByLabel('Amount')).toHaveValue((/([\d,.]+) MMK/.exec(said)?.[1] ?? '').replaceAll(',', ''));
  await select(payment, 'Paid by', 'Cash');
  await confirm(payment, 'Record payment on signing');

  const signing = await choose(courier, 'Sign at the door');
  await select(signing, 'Kind', 'Signature');
  await signing.getByRole('button', { name: 'Sign at the door' }).click();
  await expect(signing.getByRole('alert')).not.toHaveCount(0);
  await signOn(courier, signing);
  await expect(signing.getByText('Uploaded', { exact: true })).toBeVisible();
  await signing.getByRole('button', { name: 'Clear the signature' }).click();
  await expect(signing.getByRole('listitem')).toHaveCount(0);
  await signOn(courier, signing);
  await expect(signing.getByText('Uploaded', { exact: true })).toBeVisible();
  await signing.getByLabel('Signed by').fill('U Tin Aung');
  await confirm(signing, 'Sign at the door');
  await expect(heading(courier)).toContainText('Signed');
  expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await claimOf(courier, id);
  await expect(heading(courier)).toContainText('Signed');
});

test('an unaccepted parcel is brought back only with a reason, which everybody can read', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await handOutInYangon(manager);
  const clerk = await unseen(browser, 'clerk.yangon');
  await openOrder(clerk, id);
  const storing = await choose(clerk, 'Warehouse');
  await storing.getByRole('button', { name: 'Warehouse' }).click();
  await expect(storing.getByLabel('Reason')).toHaveAccessibleDescription(
    'A parcel brought back needs a reason before it is warehoused; enter one',
  );

  const courier = await unseen(browser, 'courier.yangon', 390);
  await openOrder(courier, id);
  const failed = await choose(courier, 'Record failed attempt');
  await failed.getByRole('button', { name: 'Record failed attempt' }).click();
  await expect(failed.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await select(failed, 'Cause', 'Nobody at home');
  await expect(failed.getByLabel('Reason')).toHaveValue('Nobody at home');
  await confirm(failed, 'Record failed attempt');

  await expect(storing).toContainText('Record failed attempt by Min Thu');
  await storing.getByLabel('Reason').fill('To be tried again tomorrow');
  await confirm(storing, 'Warehouse all the same');
  await expect(heading(clerk)).toContainText('Warehoused');
  await clerk.getByRole('tab', { name: /Log/ }).click();
  for (const reason of ['Nobody at home', 'To be tried again tomorrow'])
    await expect(clerk.getByRole('tabpanel')).toContainText(reason);
  await claimOf(clerk, id);
  await expect(heading(clerk)).toContainText('Re-warehoused');
});

test('a rejection is taken back, confirmed for good, and sent back only from the branch that holds it', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await handOutInYangon(manager);
  const courier = await unseen(browser, 'courier.yangon');
  await openOrder(courier, id);
  const reject = async (): Promise<void> => {
    const report = await choose(courier, 'Report rejection');
    await report.getByLabel('Reason').fill('The box is torn');
    await select(report, 'Cause', 'Damaged on arrival');
    await expect(report.getByLabel('Reason')).toHaveValue('The box is torn');
    await report.getByText('Goods damaged').click();
    await report.getByRole('button', { name: 'Report rejection' }).click();
    await expect(report).toContainText('The goods are reported damaged; add a photo');
    await report.locator('input[type=file]').first().setInputFiles(picture('torn.png'));
    await expect(report.getByText('Uploaded', { exact: true })).toBeVisible();
    await confirm(report, 'Report rejection');
    await expect(heading(courier)).toContainText('Rejection to be confirmed');
  };
  await reject();
  await confirm(await choose(courier, 'Continue delivery'), 'Continue delivery');
  await expect(heading(courier)).toContainText('Out for delivery');
  await reject();

  await openOrder(manager, id);
  const confirming = await choose(manager, 'Confirm rejection');
  await expect(confirming).toContainText(/It becomes “Rejected”\..*This cannot be undone\./);
  await confirming.getByLabel('Reason').fill('The receiver does not want it');
  await select(confirming, 'Return type', 'Send back');
  await select(confirming, 'Return charged to', 'Sender pays');
  await confirm(confirming, 'Confirm rejection');
  await expect(heading(manager)).toContainText('Rejected');
  await expect(action(courier, 'Continue delivery')).toHaveCount(0);

  const support = await unseen(browser, 'support');
  await openOrder(support, id);
  expect(await reasonAgainst(support, 'Decide to send back')).toContain(
    'Min Thu holds the parcel; bring it into the branch first',
  );
  const clerk = await unseen(browser, 'clerk.yangon');
  await openOrder(clerk, id);
  await confirm(await choose(clerk, 'Warehouse'), 'Warehouse');
  await confirm(await choose(support, 'Decide to send back'), 'Decide to send back');
  await expect(heading(support)).toContainText('To be sent back');
});

test('a signature is voided by two persons: the requester cannot approve it, and the money is returned', async ({
  browser,
}) => {
  const admin = await unseen(browser, 'admin');
  const manager = await unseen(browser, 'manager.yangon');
  const id = await deliverInYangon(manager);
  await openOrder(admin, id);
  const asking = await choose(admin, 'Ask to cancel signature');
  await expect(asking).toContainText('Nothing changes yet: another person must confirm it');
  await asking.getByLabel('Reason').fill('Signed by the neighbour');
  await confirm(asking, 'Ask to cancel signature');
  await admin.getByRole('tab', { name: /Complaint piece/ }).click();
  await expect(admin.getByRole('list', { name: 'Complaint piece' })).toContainText('Signed by the neighbour');

  await admin.getByRole('list', { name: 'Complaint piece' }).getByRole('link', { name: /^WO/ }).click();
  await expect(heading(admin)).toContainText(/^WO/);
  const { pathname, search } = new URL(admin.url());
  expect(await reasonAgainst(admin, 'Approve cancelling the signature')).toContain(
    'asked for it; another person must decide',
  );

  const finance = await signInAs(browser, 'finance', { address: '/workOrders/list' });
  await finance.goto(pathname + search);
  const approving = await choose(finance, 'Approve cancelling the signature');
  await expect(approving).toContainText('This cannot be undone.');
  await select(approving, 'Where the parcel is', 'In the branch');
  await approving.getByLabel('Remark').fill('The receiver never had it');
  await confirm(approving, 'Approve cancelling the signature');
  await expect(heading(finance)).toContainText('Completed');
  await expectNoViolationsInEitherScheme(finance);

  await openOrder(admin, id);
  await expect(heading(admin)).toContainText('In storage');
  await admin.getByRole('tab', { name: 'Finance' }).click();
  await expect(admin.getByRole('row', { name: /On signing/ })).toContainText('Unpaid');
});
