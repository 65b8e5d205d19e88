import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs, typeInto } from './support/people.ts';

test('branches are on a map with lines and hubs, and in a table beside it; a marker opens the record', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/system/branch' });
  await page.getByRole('button', { name: 'As a map' }).click();
  const map = page.getByRole('group', { name: 'Branches and transport lines' });
  const muse = map.getByRole('link', { name: /^Muse, Hub, Open \d\d:\d\d-\d\d:\d\d, Lines to .*Ruili/ });
  await expect(muse).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /Muse.*Hub.*Ruili/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  const place = async () => (await muse.boundingBox())?.x ?? 0;
  const before = await place();
  await map.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press('0');
  await expect.poll(place).toBeCloseTo(before, 0);

  await muse.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Muse');
});

test('a township that nobody covers stands out, and is given to a courier; the map fits the phone', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/hr/area' });
  await expect(page.getByText(/^In no responsible area: \d+/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('Pathein');
  await page.waitForURL(/find=Pathein&as=map/);
  await page.reload();
  const line = page
    .getByRole('table')
    .getByRole('row', { name: /^Pathein(?!gyi)/ })
    .first();
  await expect(line).toContainText('In no responsible area');
  await expectNoViolationsInEitherScheme(page);
  await line.getByRole('button', { name: 'Assign Pathein' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Pathein' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByText('Choose an area, a courier, or both.')).toBeVisible();
  await typeInto(dialog.getByRole('combobox', { name: 'Add to the responsible area' }), 'Yangon Head Office region');
  await page.getByRole('option', { name: /Yangon Head Office region/ }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toContainText('Min Thu');
  await expect(line.getByRole('button')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.getByRole('group', { name: 'Responsible areas by township' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
