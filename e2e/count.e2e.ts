import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, makeOrders, propose } from './support/orders.ts';
import { pasteInto } from './support/paste.ts';
import { openOrder, reasonAgainst, signInAs, unseen } from './support/people.ts';
import { direction, log, scanCode, verdict } from './support/scanner.ts';

const COUNTING = '/warehoue/warehousing/inventoryInStock';
/** A branch of which only leftOver.e2e.ts moves parcels too, since a count locks its branch: in a worker one follows the other. */
const BRANCH = 'NPT';

interface Counted {
  readonly context: {
    readonly startedByName: string;
    readonly parcels: Readonly<Record<string, { pieces: number; where: { state: string } }>>;
  };
}

const idOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

const paste = (page: Page, codes: readonly string[]): Promise<void> =>
  pasteInto(page.getByRole('textbox', { name: 'Number, typed or pasted' }), codes.join('\n'));

const labelsOf = (waybill: string, pieces: number): string[] =>
  pieces === 1 ? [waybill] : Array.from({ length: pieces }, (_, index) => `${waybill}-${index + 1}`);

test('a branch is counted by scanning: nothing of its stock moves until every expected parcel is handled', async ({
  browser,
}) => {
  const [leader, clerk] = await Promise.all([
    signInAs(browser, 'manager.naypyitaw', { address: COUNTING }),
    unseen(browser, 'clerk.naypyitaw'),
  ]);
  const [elsewhere = ''] = await makeOrders(leader, [{ originBranch: BRANCH }]);

  await test.step('the count is planned, and started after its consequence was confirmed', async () => {
    await leader.getByRole('button', { name: 'Plan a count' }).click();
    await leader.getByRole('dialog').getByRole('button', { name: 'Plan a count' }).click();
    await expect(leader.getByText('nothing can be scanned into it yet')).toBeVisible();
    await leader.getByRole('button', { name: 'Start the count' }).click();
    const question = leader.getByRole('dialog', { name: 'Start the count' });
    await expect(question).toContainText('The branch is locked: nothing moves in or out');
    await question.getByRole('button', { name: 'Start the count' }).press('Enter');
    await expect(verdict(leader)).toContainText('Ready to scan');
  });

  const task = idOf(leader);
  const { context } = await ask<Counted>(leader, 'GET', `api/streams/inventoryTask/${task}`);
  const [first = '', left = ''] = Object.entries(context.parcels)
    .filter(([, { pieces, where }]) => pieces === 1 && ['warehoused', 'inStorage'].includes(where.state))
    .map(([waybill]) => waybill);
  const others = Object.entries(context.parcels).filter(([waybill]) => waybill !== left && waybill !== first);
  const total = Object.keys(context.parcels).length;
  const move = { type: 'order.shelved', shelf: `${BRANCH}-A1` };
  const end = leader.getByRole('button', { name: 'End the count' });

  await test.step('a move of its stock is refused: which count, and who started it', async () => {
    const refused = await propose(clerk, 'order', first, move);
    expect(refused.status).toBe('refused');
    const said = refused.refusals.map(({ message }) => message).join(' ');
    expect(said).toContain(task);
    expect(said).toContain(context.startedByName);
    await openOrder(clerk, first);
    expect(await reasonAgainst(clerk, 'Put on shelf')).toContain(`count ${task}`);
  });

  await test.step('each scan is judged at once and confirmed by the server', async () => {
    await scanCode(leader, first);
    await expect(verdict(leader)).toContainText('Counted');
    await expect(direction(leader)).toHaveText(/^(Shelf .+|Put it back|Set aside.*)$/);
    // Where its record wants it aside, the direction says so once the record has been read.
    const onward = leader.locator('[data-tone="ok"]').filter({ hasNotText: 'Set aside' });
    const aside = leader.locator('[data-tone="attention"]').filter({ hasText: 'Set aside' });
    await expect(verdict(leader).and(onward.or(aside))).toBeVisible();
    await scanCode(leader, first);
    await expect(verdict(leader)).toContainText('Scanned before');
    await scanCode(leader, elsewhere);
    await expect(verdict(leader)).toContainText('Extra');
    await expect(direction(leader)).toHaveText('Set aside');
    await expect(verdict(leader)).toContainText('By its record it is: Pending acceptance');
    await expect(leader.getByRole('tab', { name: /Extra/ })).toContainText('1');
    await expect(log(leader).getByText('Confirmed')).toHaveCount(3);
    await paste(
      leader,
      others.flatMap(([waybill, { pieces }]) => labelsOf(waybill, pieces)),
    );
    await expect(leader.getByText('Everything is sent')).toBeVisible();
    await expect(leader.getByText(`${total - 1} of ${total}`)).toBeVisible();
  });

  await test.step('the count cannot end while one parcel is unhandled, and says which', async () => {
    await expect(end).toHaveAttribute('aria-disabled', 'true');
    await expect(end).toHaveAccessibleDescription(`1 parcel expected in stock is still to handle: ${left}`);
    await expectNoViolationsInEitherScheme(leader);
  });

  await test.step('the missing one is handled with its reason, by keyboard', async () => {
    await leader.getByRole('button', { name: `Handle ${left}` }).press('Enter');
    await leader.getByRole('menuitem', { name: 'Found later' }).press('Enter');
    const form = leader.getByRole('dialog', { name: `Found later · ${left}` });
    await expect(form.getByLabel('Remark')).toBeFocused();
    await leader.keyboard.type('Behind the scales', { delay: 90 });
    await form.getByRole('button', { name: 'Found later' }).press('Enter');
    await expect(leader.getByRole('tab', { name: /Handled/ })).toContainText('1');
    await expect(leader.getByText(`${total} of ${total}`)).toBeVisible();
  });

  await test.step('the end of the count unlocks the branch', async () => {
    await expect(end).not.toHaveAttribute('aria-disabled', 'true');
    await end.press('Enter');
    const question = leader.getByRole('dialog', { name: 'End the count' });
    await expect(question).toContainText('the branch is open again');
    await question.getByRole('button', { name: 'End the count' }).press('Enter');
    await expect(leader.getByRole('heading', { level: 1 })).toContainText('Ended');
    expect(await propose(clerk, 'order', first, move)).toMatchObject({ status: 'accepted' });
  });

  await test.step("the count's orders are listed by their results", async () => {
    await leader.goto(`/inventory/inventoryOrder?id=${task}&tab=orders&group=done`);
    const orders = leader.getByRole('grid', { name: 'Orders' });
    await expect(orders.getByRole('row', { name: new RegExp(left) })).toContainText('Behind the scales');
    await expect(leader.getByText(`1 of ${total + 1}`)).toBeVisible();
    const file = leader.waitForEvent('download');
    await leader.getByRole('button', { name: 'Save as spreadsheet' }).click();
    expect((await file).suggestedFilename()).toBe(`${task} ${BRANCH}.xlsx`);
    await expectNoViolationsInEitherScheme(leader);
  });
});
