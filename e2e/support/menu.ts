import type { Locator, Page } from '@playwright/test';

/** Menu at the side. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

/** Goes to a screen by the menu, in whichever catalog it is. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const find = menuOf(page).getByRole('searchbox');
  await find.fill(name);
  await menuOf(page).getByRole('link', { name, exact: true }).click();
  await find.fill('');
}
