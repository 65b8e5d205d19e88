import { expect } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { test } from './support/gallery.ts';

const { NODE_ENV } = process.env;

test('the gallery was built without a trace in this process', ({ gallery }) => {
  expect(gallery).toContain('gallery.html');
  expect(process.env['NODE_ENV']).toBe(NODE_ENV);
});

test('the parts of the gallery, light and dark, are accessible', async ({ page, open }) => {
  for (const part of [
    'buttons',
    'statuses',
    'fields',
    'dates',
    'windows',
    'grid',
    'tabs',
    'states',
    'facts',
    'eventFields',
  ])
    await test.step(part, async () => {
      await open(part, { mode: 'system' });
      await expectNoViolationsInEitherScheme(page);
    });
});

test.describe('a refused button', () => {
  test('a refused button is reachable, gives its reason to sight and screen reader, and does nothing', async ({
    page,
    open,
  }) => {
    const reason = 'The parcel is still in transit; scan its arrival first';
    await open('buttons');
    const button = page.getByRole('button', { name: 'primary refused' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('a refused button does not send its form', async ({ page, open }) => {
    await open('windows');
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Discard SW2611210001?' });
    await expect(dialog.getByRole('button', { name: 'Discard' })).toHaveAccessibleDescription('Write a remark first');
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Burnt');
    await expect(dialog.getByRole('button', { name: 'Discard' })).not.toHaveAttribute('aria-disabled');
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alertdialog', { name: 'Discarded' })).toBeVisible();
  });
});

test('a menu keeps a refused action reachable and gives the reason', async ({ page, open }) => {
  await open('buttons');
  await page.getByRole('button', { name: 'Menu' }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const refused = page.getByRole('menuitem', { name: 'Sign' });
  await expect(refused).toBeFocused();
  await expect(refused).toHaveAccessibleName(/scan its arrival first/);
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(refused).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test.describe('a dialog', () => {
  test('a dialog takes focus, keeps it, and gives it back', async ({ page, open }) => {
    await open('windows');
    const opener = page.getByRole('button', { name: 'Dialog' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign a courier' });
    await expect(dialog.getByRole('textbox', { name: 'Courier' })).toBeFocused();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a dialog closes even while its code loads', async ({ page, open }) => {
    await open('windows');
    await page.getByRole('button', { name: 'Dialog' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign a courier' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('a dialog is a sheet from below on a phone', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('windows');
    await page.getByRole('button', { name: 'Dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign a courier' });
    await expect(async () => {
      const box = await dialog.boundingBox();
      expect(box?.width).toBe(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    }).toPass();
  });
});

test('a message is announced, stays under the pointer, and goes by itself', async ({ page, open }) => {
  await page.clock.install();
  await open('windows');
  await page.getByRole('button', { name: 'Toast positive' }).click();
  const message = page.getByRole('alertdialog', { name: 'positive message' });
  await expect(message.getByRole('alert')).toContainText('was collected in Yangon');
  await expectNoViolations(page);
  await message.hover();
  await page.clock.runFor(6000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(message).toHaveCount(0);
});
