import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { goByMenu } from './support/menu.ts';
import { signInTo } from './support/orders.ts';

const SECRET = /^shw_[\w-]{43}$/;

test('a business customer makes a key, sees its secret once and rotates it', async ({ page, request }) => {
  const name = `Shop ${crypto.randomUUID().slice(0, 6)}`;
  const status = async (secret: string): Promise<number> =>
    (await request.get('/api/branch/all', { headers: { authorization: `Bearer ${secret}` } })).status();
  const dialog = page.getByRole('dialog');
  const asked = page.getByRole('alertdialog', { name: 'Make a secret' });
  const told = async (): Promise<string> => {
    const secret = page.getByLabel('Secret', { exact: true });
    await expect(secret).toHaveText(SECRET);
    const text = (await secret.textContent()) ?? '';
    await page.getByRole('button', { name: 'I have kept it' }).click();
    return text;
  };

  // DDMMYYYY, as a person types it.
  const lastDay = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('');

  await signInTo(page, 'merchant', '/dashboard');
  await goByMenu(page, 'API keys');
  await page.getByRole('button', { name: 'Create API key' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByText('Read orders', { exact: true }).click();
  await dialog.getByRole('spinbutton').first().click();
  await page.keyboard.type(lastDay);
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  // The record opens with the offer of its first secret.
  await asked.getByRole('button', { name: 'Make a secret' }).click();
  const first = await told();
  expect(await status(first)).toBe(200);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Make a secret' }).click();
  await expect(asked).toContainText(first.slice(-4));
  await asked.getByRole('button', { name: 'Make a secret' }).click();
  const second = await told();
  expect([await status(first), await status(second)]).toEqual([200, 200]);
});
