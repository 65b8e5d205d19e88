import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { choose, fillGoods, fillParty } from './support/newOrder.ts';
import { ask, makeOrders } from './support/orders.ts';
import { choose as chooseAct, openOrder, select, signInAs } from './support/people.ts';

const COMMANDS = '**/api/commands';

/** Tries of a form before it says that no answer came. */
const TRIES = 3;

/** Lets the server do what it is asked, and loses so many of its answers. */
async function loseAnswers(page: Page, count: number): Promise<{ readonly lost: () => number }> {
  let lost = 0;
  await page.route(COMMANDS, async (route: Route) => {
    if (lost === count) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  return { lost: () => lost };
}

const typesOf = async (page: Page, id: string): Promise<readonly string[]> => {
  const { records } = await ask<{ records: { type: string }[] }>(page, 'GET', `api/streams/order/${id}/events`);
  return records.map(({ type }) => type);
};

const countOf = async (page: Page, goods: string): Promise<number> => {
  const filters = [{ field: 'goodsName', op: 'eq', value: goods }];
  return (await ask<{ total: number }>(page, 'POST', 'api/order/page', { filters })).total;
};

/** Opens the form of a fee and fills it in. */
async function feeIn(page: Page): Promise<{ dialog: Locator; add: Locator }> {
  const dialog = await chooseAct(page, 'Add extra fee');
  await select(dialog, 'Fee type', 'Packaging');
  await dialog.getByLabel('Amount').fill('900');
  await select(dialog, 'Payment channel', 'Cash');
  await select(dialog, 'Pay stage', 'At collection');
  return { dialog, add: dialog.getByRole('button', { name: /^Add extra fee/ }) };
}

/** Adds a fee of which no answer comes, until its form says so. */
async function loseAll(page: Page): Promise<{ dialog: Locator; add: Locator }> {
  const { dialog, add } = await feeIn(page);
  const { lost } = await loseAnswers(page, 2 * TRIES);
  await add.click();
  await expect.poll(lost).toBe(2 * TRIES);
  await expect(dialog.getByText(/^No answer came\./)).toBeVisible();
  return { dialog, add };
}

test('a fee whose answers are lost is charged once, and its outcome is told once', async ({ browser }) => {
  const page = await signInAs(browser, 'clerk.yangon');
  const [id = ''] = await makeOrders(page, [{}]);
  await openOrder(page, id);
  const count = async (): Promise<number> =>
    (await typesOf(page, id)).filter((type) => type === 'order.extraFeeAdded').length;
  const recorded = /^Add extra fee: what you sent before without an answer was recorded\./;

  await test.step('one answer lost: the form hears of it and closes', async () => {
    const { dialog, add } = await feeIn(page);
    await loseAnswers(page, TRIES);
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Done: Add extra fee')).toBeVisible();
    expect(await count()).toBe(1);
  });

  await test.step('an act whose answers are all lost is asked about once, and charged once when it is sent again', async () => {
    const { dialog, add } = await loseAll(page);
    await add.click();
    await expect(dialog).toBeHidden();
    expect(await count()).toBe(2);
  });

  /** The outcome is known now: it is told once. */
  const expectToldOnce = async (fees: number): Promise<void> => {
    const later = await chooseAct(page, 'Add extra fee');
    await expect(later.getByLabel('Amount')).toBeVisible();
    await expect(later.getByText(/without an answer/)).toHaveCount(0);
    expect(await count()).toBe(fees);
    await later.getByRole('button', { name: 'Cancel' }).click();
  };

  await test.step('the dialog that is opened again tells of the unanswered act', async () => {
    const { dialog } = await loseAll(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const again = await chooseAct(page, 'Add extra fee');
    await expect(again.getByText(recorded)).toBeVisible();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expectToldOnce(3);
  });

  await test.step('the page that is read again tells of the unanswered act', async () => {
    await loseAll(page);
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByRole('article').getByText(recorded)).toBeVisible();
    await expectToldOnce(4);
  });
});

for (const then of ['corrected', 'read again'] as const)
  test(`an order whose answer was lost is made once, also when the form is ${then}`, async ({ browser }) => {
    const goods = `Lost answers, ${then}`;
    const page = await signInAs(browser, 'clerk.yangon', { address: '/sender/newOrder' });
    await fillParty(page, 'Sender', 'Daw Hla', 'Yangon');
    await fillParty(page, 'Receiver', 'U Ba', 'Mandalay');
    await fillGoods(page, goods);
    await choose(page, 'Destination branch', 'Mandalay', 'Mandalay');
    await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
    for (const side of ['Length', 'Width', 'Height']) await page.getByRole('textbox', { name: side }).fill('20');
    await loseAnswers(page, TRIES);
    const create = page.getByRole('button', { name: 'Create', exact: true });
    await create.click();
    await expect(page.getByText(/^No answer came\./)).toBeVisible();
    expect(await countOf(page, goods)).toBe(1);
    if (then === 'read again') {
      await page.reload();
      // Before the prices are there the form has nothing to send.
      await expect(page.getByRole('complementary', { name: 'Quote' }).getByRole('status')).toHaveText(/MMK/);
      await create.click();
      await page.waitForURL(/senderSuccess/);
    } else {
      const phone = page.getByRole('region', { name: 'Receiver', exact: true }).getByLabel('Phone');
      await phone.fill('09420001777');
      await create.click();
      await expect(page.getByText(/^What you sent before has arrived: SL\d{9}MM exists\./)).toBeVisible();
      expect(await countOf(page, goods)).toBe(1);
      await create.click();
      await page.waitForURL(/senderSuccess/);
    }
    expect(await countOf(page, goods)).toBe(then === 'corrected' ? 2 : 1);
  });
