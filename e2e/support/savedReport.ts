import { expect, type Page } from '@playwright/test';

/** Saves the report on screen as a view under a name that nobody else has, and returns the name. */
export async function saveReport(page: Page, title: string): Promise<string> {
  const name = `${title} ${crypto.randomUUID().slice(0, 4)}`;
  await page.getByRole('main').getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  return name;
}
