import { expect, test } from '@playwright/test';
import { startFirefox, FIREFOX } from './support/firefox.ts';
import { PASSWORD, propose, staffId } from './support/orders.ts';
import { unseen } from './support/people.ts';

test.skip(FIREFOX === undefined, 'This machine has no Firefox');

test('in Firefox a manager signs in, lists orders, hears from a colleague and prices a new order', async ({
  browser,
  baseURL,
}) => {
  const firefox = await startFirefox();
  try {
    await firefox.open(`${baseURL}/companyOrder/orderList`);
    await firefox.click('textbox', 'Username');
    await firefox.type('manager.yangon');
    await firefox.press('Tab');
    await firefox.type(PASSWORD);
    await firefox.press('Enter');

    const rows = `document.querySelectorAll('[role=grid] [role=row]').length`;
    await expect.poll(async () => Number(await firefox.read(rows))).toBeGreaterThan(5);

    await firefox.found('status', 'Live updates');
    const live = `document.querySelector('[role=status][aria-label="Live updates"]').textContent`;
    await expect.poll(() => firefox.read(live)).toBe('Live');
    const colleague = await unseen(browser, 'operations');
    const title = `Note ${crypto.randomUUID().slice(0, 8)}`;
    const addressee = await staffId(colleague, 'manager.yangon');
    const event = { type: 'notice.sent', addressee, kind: 0, title, value: 'At six by the gate.' };
    expect(await propose(colleague, 'notice', null, event)).toMatchObject({ status: 'accepted' });
    await expect.poll(() => firefox.read('document.body.innerText')).toContain(title);

    await firefox.open(`${baseURL}/sender/newOrder`);
    await firefox.click('textbox', 'Weight');
    await firefox.type('2.5');
    for (const side of ['Length', 'Width', 'Height']) {
      await firefox.click('textbox', side);
      await firefox.type('20');
    }
    await firefox.click('combobox', 'Destination branch');
    await firefox.type('Mandalay');
    const options = `[...document.querySelectorAll('[role=option]')].map((option) => option.innerText)`;
    await expect.poll(() => firefox.read(options)).toMatch(/^Mandalay/);
    await firefox.press('ArrowDown', 'Enter');
    const quote = `document.querySelector('aside output').textContent`;
    await expect.poll(() => firefox.read(quote)).toMatch(/^[\d,]+\.00 MMK$/);
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
