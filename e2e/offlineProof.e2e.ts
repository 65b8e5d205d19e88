import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { consoleIsKept, outboxMark } from './support/outbox.ts';
import { handOutInYangon } from './support/parcels.ts';
import { choose, confirm, heading, openOrder, select, unseen } from './support/people.ts';
import { signOn } from './support/signature.ts';

test.use({ serviceWorkers: 'allow' });

/** All that this browser keeps of the person's work, as text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('shweli');
        request.onerror = () => reject(request.error ?? new Error('closed'));
        request.onsuccess = () => {
          const all = request.result.transaction('outbox').objectStore('outbox').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

/** A courier on a phone in front of a door, with the parcel open. */
async function atTheDoor(courier: Page, id: string): Promise<void> {
  await openOrder(courier, id);
  await consoleIsKept(courier);
  await expect(heading(courier)).toContainText('Out for delivery');
}

async function recordCash(courier: Page): Promise<void> {
  const payment = await choose(courier, 'Record payment on signing');
  await select(payment, 'Paid by', 'Cash');
  await confirm(payment, 'Record payment on signing');
}

test('a courier takes the money and a signature without a line; both reach the server once there is one', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await handOutInYangon(manager);
  const courier = await unseen(browser, 'courier.yangon', 390);
  await atTheDoor(courier, id);

  await courier.context().setOffline(true);
  await recordCash(courier);
  const signing = await choose(courier, 'Sign at the door');
  await select(signing, 'Kind', 'Signature');
  await signOn(courier, signing);
  await expect(signing.getByText('On this device; uploaded when there is a line')).toBeVisible();
  await signing.getByLabel('Signed by').fill('U Tin Aung');
  await confirm(signing, 'Sign at the door');

  await expect(heading(courier)).toContainText('Signed');
  const unsent = courier.getByRole('alert').filter({ hasText: 'Only on this device, not yet with the server' });
  await expect(unsent.getByRole('listitem')).toHaveText([/^Record payment on signing/, /^Sign at the door/]);
  await expect(outboxMark(courier)).toHaveAccessibleName(/2 waiting/);
  expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolationsInEitherScheme(courier);

  await courier.reload();
  await expect(outboxMark(courier)).toHaveAccessibleName(/2 waiting/);
  expect(await keptText(courier)).toContain('U Tin Aung');
  const { row: before } = await ask<{ row: { state: string } }>(manager, 'GET', `api/streams/order/${id}`);
  expect(before.state).toBe('delivering');

  await courier.context().setOffline(false);
  await expect(outboxMark(courier)).toBeHidden();
  await openOrder(courier, id);
  await expect(heading(courier)).toContainText('Signed');
  await expect(unsent).toHaveCount(0);
  const proof = courier.getByRole('region', { name: 'Proofs' }).getByRole('row').nth(1);
  await expect(proof).toContainText('Signature');
  await expect(proof).toContainText('U Tin Aung');
  await expect(proof.getByRole('button', { name: /Enlarge/ })).toBeVisible();
  expect(await keptText(courier)).not.toContain('U Tin Aung');
});

test('a device without room says that nothing was recorded, and keeps what is typed', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await handOutInYangon(manager);
  const courier = await unseen(browser, 'courier.yangon', 390);
  await courier.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await atTheDoor(courier, id);
  await courier.context().setOffline(true);
  const payment = await choose(courier, 'Record payment on signing');
  await select(payment, 'Paid by', 'Cash');
  await payment.getByRole('button', { name: 'Record payment on signing' }).click();
  await expect(payment.getByRole('alert')).toContainText('this device has no room to keep it: nothing was recorded');
  await expect(payment).toBeVisible();
  await expect(outboxMark(courier)).toHaveAccessibleName(/No connection/);
  await expect(outboxMark(courier)).not.toHaveAccessibleName(/waiting/);
});
