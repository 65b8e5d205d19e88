import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, propose } from './support/orders.ts';
import { pasteInto } from './support/paste.ts';
import { signInAs, unseen } from './support/people.ts';
import { log, scanCode, verdict } from './support/scanner.ts';

/** A branch that no other test uses, since a count locks its branch. */
const BRANCH = 'KMG';

/** A station and a list that a clerk of the branch works at: the bar belongs to the frame of every screen. */
const SCREENS = ['/scan/scanUponArrival', '/companyOrder/orderList'] as const;

interface Counted {
  readonly state: string;
  readonly context: {
    readonly parcels: Readonly<Record<string, { readonly pieces: number; readonly as: string }>>;
  };
}

const countOf = (page: Page, task: string): Promise<Counted> =>
  ask<Counted>(page, 'GET', `api/streams/inventoryTask/${task}`);

test('a count is left on one device and goes on, on another; each screen says that the branch is locked', async ({
  browser,
}) => {
  const leader = await unseen(browser, 'manager.kunming');
  const planned = await propose(leader, 'inventoryTask', null, { type: 'inventoryTask.planned', branch: BRANCH });
  const task = planned.id;
  expect((await propose(leader, 'inventoryTask', task, { type: 'inventoryTask.started' })).refusals).toEqual([]);
  const labels = Object.entries((await countOf(leader, task)).context.parcels).flatMap(([id, { pieces }]) =>
    pieces === 1 ? [id] : Array.from({ length: pieces }, (_, index) => `${id}-${index + 1}`),
  );
  const [first = '', second = '', ...rest] = labels;

  await test.step('a count is begun at a desk and left in the middle', async () => {
    await leader.goto(`/warehoue/warehousing/inventoryInStock?id=${task}`);
    await expect(verdict(leader)).toContainText('Ready to scan');
    await scanCode(leader, first);
    await expect(log(leader).getByText('Confirmed')).toBeVisible();
    await leader.context().close();
  });

  const phone = await signInAs(browser, 'clerk.kunming', { width: 390, address: '/home' });
  const bar = phone.getByText('Kunming branch is being counted').or(phone.getByText('Kunming is being counted'));
  for (const address of SCREENS) {
    await test.step(`${address} says that the branch is locked`, async () => {
      await phone.goto(address);
      await expect(phone.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(bar.first()).toBeInViewport();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  await test.step('the bar of a locked branch leads to the count, and the count goes on', async () => {
    await expectNoViolationsInEitherScheme(phone);
    await phone.getByRole('link', { name: 'Go to the count' }).click();
    await expect(verdict(phone)).toContainText('Ready to scan');
    await scanCode(phone, first);
    await expect(verdict(phone)).toContainText('Scanned before');
    await scanCode(phone, second);
    await expect(verdict(phone)).toContainText(second);
    await expect(verdict(phone)).toContainText('Counted');
    await expect(phone.getByText('Everything is sent')).toBeVisible();
    await pasteInto(phone.getByRole('textbox', { name: 'Number, typed or pasted' }), rest.join('\n'));
    const found = async () => Object.values((await countOf(phone, task)).context.parcels).map(({ as }) => as);
    await expect.poll(async () => new Set(await found())).toEqual(new Set(['counted']));
    expect((await propose(phone, 'inventoryTask', task, { type: 'inventoryTask.ended' })).refusals).toEqual([]);
    await expect(bar).toHaveCount(0);
  });
});
