import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { makeOrders, propose } from './support/orders.ts';
import { choose, confirm, heading, pick, select, signInAs } from './support/people.ts';
import { picture } from './support/pictures.ts';

const LIST = '/workOrders/questions';

/** Records a customer's question at the desk and returns its number. */
const raise = async (page: Page, difference: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { id, refusals } = await propose(page, 'userQuestion', null, {
    type: 'userQuestion.raised',
    question: '111',
    customer: 'Daw Khin',
    phone: '09 250 777 001',
    text: 'My parcel should have come yesterday.',
    ...difference,
  });
  expect(refusals).toEqual([]);
  return id;
};

const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/workOrders/question?id=${id}`);
  await expect(heading(page)).toContainText(id);
};

test('a question is recorded with its photos, refused without its order, and answered for good', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'support', { address: LIST });
  const customer = `Ma ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Raise question' }).click();
  const form = page.getByRole('dialog', { name: 'Raise question' });
  await pick(form, 'Question', 'Parcel damaged');
  await form.getByLabel('Order').fill('SL000000015MM');
  await form.getByLabel('Customer').fill(customer);
  await form.getByLabel('Phone').fill('call me');
  await form.getByLabel('What was asked').fill('A cup is broken');
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('one.png', 40), picture('two.png', 80)]);
  await expect(form.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await form.getByRole('button', { name: 'Raise question' }).click();
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Phone').fill('+95 9 250 777 009');
  await form.getByRole('button', { name: 'Raise question' }).click();
  await expect(form).toContainText('Your branches have no order SL000000015MM; check the number');
  await form.getByLabel('Order').fill('');
  await confirm(form, 'Raise question');

  await page.goto(`${LIST}?customer=${encodeURIComponent(customer)}`);
  await page
    .getByRole('grid')
    .getByRole('row', { name: new RegExp(customer) })
    .getByRole('link')
    .first()
    .click();
  await expect(heading(page)).toContainText('Pending');
  await expect(page.getByRole('button', { name: /^Enlarge: Photos/ })).toHaveCount(2);
  await expectNoViolationsInEitherScheme(page);

  const answer = await choose(page, 'Answer');
  await expect(answer).toContainText(/It becomes “Handled”\..*This cannot be undone\./);
  await answer.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(answer.getByLabel('Answer')).toHaveAttribute('aria-invalid', 'true');
  await answer.getByLabel('Answer').fill('A new cup is on its way');
  await confirm(answer, 'Answer');
  await expect(heading(page)).toContainText('Handled');
  await expect(page.getByRole('main')).toContainText('A new cup is on its way');
  await expect(page.getByRole('button', { name: 'New work order' })).toHaveCount(0);
});

test('a question about an order becomes a work order of another department, once', async ({ browser }) => {
  const page = await signInAs(browser, 'support', { address: LIST });
  const [waybill = ''] = await makeOrders(page, [{}]);
  const question = await raise(page, { order: waybill });
  await open(page, question);
  await page.getByRole('button', { name: 'New work order' }).click();
  await expect(page).toHaveURL(new RegExp(`newWorkOrder\\?id=${question}&waybill=${waybill}`));
  const asked = page.getByRole('region', { name: `Customer's question ${question}` });
  await expect(asked).toContainText('My parcel should have come yesterday.');
  const address = page.url();

  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Delivery late/ })).toBeVisible();
  await select(main, 'Category', 'Delay');
  await main.getByRole('textbox', { name: 'Remark' }).fill('Where does it stand?');
  await pick(main, 'Handling department', 'Operations centre');
  await main.getByRole('button', { name: 'New work order' }).click();
  await expect(page).toHaveURL(/workOrders\/detail\?id=/);
  await expect(page.getByRole('main').getByRole('link', { name: question })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: waybill })).toBeVisible();

  await open(page, question);
  await expect(heading(page)).toContainText('Handled');
  await page.goto(address);
  const submit = main.getByRole('button', { name: 'New work order' });
  await expect(submit).toHaveAccessibleDescription(`Question ${question} has been handled already`);
});
