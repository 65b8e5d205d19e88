import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import type { BankLineRow } from '#machines/bankLine/row.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { importLines, LINES, recordReceipt, today } from './support/bank.ts';
import { happened, rowsOf } from './support/bills.ts';
import { deliverInYangon } from './support/parcels.ts';
import { unseen } from './support/people.ts';
import { chooseRows, openForm, screenOf, type Screen } from './support/saying.ts';

const FIRST = 1_000_00;

/** Records the receipt of a customer whom nobody else is called, so that no other lines make up its amount. */
async function ownReceipt(browser: Browser): Promise<{ admin: Page; receipt: ReceiptRow }> {
  const manager = await unseen(browser, 'manager.yangon');
  const admin = await unseen(browser, 'admin');
  const name = `Daw ${crypto.randomUUID().slice(0, 8)}`;
  const receiver = { name, phone: '09430001003', city: 'MMR013D004', address: '7 Palace Street' };
  const order = await deliverInYangon(manager, { receiver });
  return { admin, receipt: await recordReceipt(admin, `${order}-sign`) };
}

/** Imports a line of money that came in; returns its number. */
const lineOf = (page: Page, paidIn: number): Promise<string> =>
  happened(page, 'bankLine', null, {
    type: 'bankLine.imported',
    account: '0012 3456 7890',
    day: today(),
    paidIn,
    reference: crypto.randomUUID(),
  });

const headOf = ({ page }: Screen): Locator => page.locator('article > header');

/** Opens a line and names the receipt in the form of an act, by keyboard. */
async function nameReceipt(screen: Screen, line: string, act: string, receipt: string): Promise<Locator> {
  const { page, words } = screen;
  await page.goto(`/finance/bankLineDetail?id=${line}`);
  const form = await openForm(screen, act);
  const field = form.getByRole('combobox', { name: words.text('field.bankLine.receipt'), exact: true });
  await field.fill(receipt);
  // The whole number is the choice; the list over the form closes by itself.
  await form.getByRole('button', { name: words.text<string>(`event.${act}`), exact: true }).press('Enter');
  return form;
}

const stateOf = (screen: Screen, state: string): Locator =>
  headOf(screen).getByText(screen.words.text<string>(`state.bankLine.${state}`), { exact: true });

const says: Readonly<Record<'en' | 'zh', Readonly<Record<'more' | 'whole' | 'short' | 'byHand', string>>>> = {
  en: {
    more: 'less than this line; choose another receipt',
    whole: 'match it instead',
    short: 'if other lines pay the rest, join this one as a part',
    byHand: 'match the line of the rest, or undo the parts',
  },
  zh: { more: '少于本笔流水', whole: '请改用“匹配”', short: '请将本笔并入为部分付款', byHand: '请匹配支付余款的流水' },
};

for (const language of ['en', 'zh'] as const)
  test(`a receipt is paid by one line first, and the line of the rest completes it (${language})`, async ({
    browser,
  }) => {
    const { admin, receipt } = await ownReceipt(browser);
    const first = await lineOf(admin, FIRST);
    const rest = await lineOf(admin, receipt.amount - FIRST);
    const more = await lineOf(admin, receipt.amount + 1);
    const short = await lineOf(admin, receipt.amount - FIRST - 1);
    const finance = await screenOf(browser, 'finance', language, LINES);
    const { page, words, button } = finance;

    const tooMuch = await nameReceipt(finance, more, 'bankLine.joined', receipt.id);
    await expect(tooMuch.getByText(says[language].more)).toBeVisible();
    await expect(await nameReceipt(finance, first, 'bankLine.joined', receipt.id)).toBeHidden();
    await expect(stateOf(finance, 'joined')).toBeVisible();
    await expectNoViolationsInEitherScheme(page);

    // The receipt says what is paid, and is not confirmed by hand meanwhile.
    await page.goto(`/finance/receiptDetail?id=${receipt.id}`);
    await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
    await expect(page.getByText('1,000.00 MMK', { exact: true })).toBeVisible();
    await expect(button('event.receipt.confirmed', headOf(finance))).toHaveAccessibleDescription(
      new RegExp(says[language].byHand),
    );

    const wrong = await nameReceipt(finance, short, 'bankLine.matched', receipt.id);
    await expect(wrong.getByText(says[language].short)).toBeVisible();
    const whole = await nameReceipt(finance, rest, 'bankLine.joined', receipt.id);
    await expect(whole.getByText(says[language].whole)).toBeVisible();
    await expect(await nameReceipt(finance, rest, 'bankLine.matched', receipt.id)).toBeHidden();
    await expect(stateOf(finance, 'matched')).toBeVisible();

    await button('event.bankLine.accepted', headOf(finance)).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: words.text('event.bankLine.accepted'), exact: true }).click();
    await expect(stateOf(finance, 'accepted')).toBeVisible();
    await page.goto(`/finance/bankLineDetail?id=${first}`);
    await expect(stateOf(finance, 'accepted')).toBeVisible();
    expect(await rowsOf<ReceiptRow>(admin, 'receipt', { id: receipt.id })).toMatchObject([
      { state: 'confirmed', bankLines: [first, rest], partsPaid: receipt.amount },
    ]);
  });

test('lines that name the payer are found, one of two people accepts them, and a part is undone before', async ({
  browser,
}) => {
  const { admin, receipt } = await ownReceipt(browser);
  const finance = await screenOf(browser, 'finance', 'en', LINES);
  const { page } = finance;
  const amounts = [FIRST, receipt.amount - FIRST].map((amount) => (amount / 100).toFixed(2));
  await importLines(
    finance,
    amounts.map((amount, place) => `${today()},${receipt.id}/${place + 1},Transfer,,${amount}`),
  );
  const find = async (): Promise<BankLineRow[]> => {
    await page.goto(LINES);
    await page.getByRole('button', { name: 'Find matches' }).click();
    await expect(page.getByText(/\d+ exact, \d+ probable, (?:\d+ linked .+, )?\d+ without a match/)).toBeVisible();
    return rowsOf<BankLineRow>(admin, 'bankLine', { receipt: receipt.id });
  };
  const found = await find();
  expect(found.map(({ state }) => state).toSorted()).toEqual(['joined', 'matched']);
  const joined = found.find(({ state }) => state === 'joined')?.id ?? '';
  const matched = found.find(({ state }) => state === 'matched')?.id ?? '';

  await page.goto(`${LINES}?numbers=${joined}`);
  const row = page.getByRole('row').filter({ hasText: joined });
  await expect(row).toContainText('Part of a receipt');
  await expect(row).toContainText('Part of the amount');
  await row.getByRole('checkbox').press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo the match' }).press('Enter');
  const undoing = page.getByRole('dialog');
  await undoing.getByRole('button', { name: 'Undo the match (1)' }).press('Enter');
  await expect(undoing.getByText('Total 1, succeeded 1, failed 0.')).toBeVisible();
  expect(await rowsOf<ReceiptRow>(admin, 'receipt', { id: receipt.id })).toMatchObject([{ bankLines: [] }]);

  // The rest alone is not the whole: its acceptance is refused in words.
  await chooseRows(finance, LINES, [matched]);
  await page.getByRole('toolbar').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog').getByText('The amount differs')).toBeVisible();
  await happened(admin, 'bankLine', matched, { type: 'bankLine.unmatched' });
  const again = await find();
  expect(again.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
    [`${joined} joined`, `${matched} matched`].toSorted(),
  );

  // Two people accept the line of the rest at once.
  const screens = [finance, await screenOf(browser, 'finance', 'en', LINES)];
  const dialogs: Locator[] = [];
  for (const screen of screens) {
    await chooseRows(screen, LINES, [matched]);
    await screen.page.getByRole('toolbar').getByRole('button', { name: 'Accept' }).click();
    const dialog = screen.page.getByRole('dialog');
    await expect(dialog.getByText('1 allowed, 0 refused.')).toBeVisible();
    dialogs.push(dialog);
  }
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: 'Accept (1)' }).click()));
  for (const dialog of dialogs) await expect(dialog.getByText(/Total 1, succeeded [01], failed [01]\./)).toBeVisible();
  const texts = await Promise.all(dialogs.map((dialog) => dialog.innerText()));
  expect(texts.filter((text) => text.includes('succeeded 1')).length).toBe(1);
  expect(await rowsOf<ReceiptRow>(admin, 'receipt', { id: receipt.id })).toMatchObject([{ state: 'confirmed' }]);
  for (const id of [joined, matched])
    expect(await rowsOf<BankLineRow>(admin, 'bankLine', { id })).toMatchObject([{ state: 'accepted' }]);
});
