import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { confirm, heading, pick, select } from './people.ts';

/** Password that every person of the first hour chooses. */
export const CHOSEN = 'Ruili2026bridge';

/** Record of what the people of one test did by hand. */
export interface Effort {
  clicks: number;
  keys: number;
}

/** Opens a browser whose clicks and keys are counted, as those of the person before it. */
export async function countedPage(browser: Browser, address: string, effort: Effort): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  await context.exposeBinding('countEffort', (_, kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: 'clicks' | 'keys') => (event: Event) => {
      if (event.isTrusted) (globalThis as unknown as { countEffort(kind: string): void }).countEffort(kind);
    };
    addEventListener('click', count('clicks'), true);
    addEventListener('input', count('keys'), true);
  });
  return context.newPage();
}

/** Enters a person's name and password at the sign-in. */
export const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs a person in with a one-time password, chooses another, and signs in with it. */
export async function signInFirst(
  page: Page,
  { name, username }: Pick<Colleague, 'name' | 'username'>,
  password: string,
): Promise<void> {
  await signIn(page, username, password);
  await page.getByLabel('Present password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN);
  await page.getByLabel('New password again').fill(CHOSEN);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await signIn(page, username, CHOSEN);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
}

/** A colleague to hire. */
export interface Colleague {
  readonly name: string;
  readonly username: string;
  readonly code: string;
  readonly branch: string;
  readonly role: string;
}

const steps = (page: Page): Locator => page.getByRole('region', { name: 'Set up the company' });

/** Goes Home, where the next step is the primary button, and returns the form that it opens. */
export async function nextStep(page: Page, button: string, dialog: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home', exact: true }).click();
  await steps(page).getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: dialog, exact: true });
}

/** Registers a colleague in the open form; returns the one-time password that is then given. */
export async function hire(
  page: Page,
  form: Locator,
  { name, username, code, branch, role }: Colleague,
): Promise<string> {
  await form.getByLabel('Nickname').fill(name);
  await form.getByLabel('Staff code').fill(code);
  await form.getByLabel('Login name').fill(username);
  await form.getByLabel('Phone').fill(`0977000${code}`);
  await form.getByLabel('E-mail').fill(`${username}@golden-road.example`);
  await select(form, 'Gender', 'Female');
  await form.getByLabel('ID number').fill(`12/KaMaYa(N)12${code}`);
  await pick(form, 'County or township', 'Kamaryut');
  await form.getByLabel('Detail address').fill('12 Insein Road');
  await pick(form, /^Branch/, branch);
  await pick(form, 'Operate branch', branch);
  await pick(form, 'Roles', role);
  await page.keyboard.press('Escape');
  await form.getByRole('spinbutton', { name: /day.*Join date/i }).click();
  await page.keyboard.type('25112026');
  await confirm(form, 'Add');
  await expect(heading(page)).toContainText(name);
  const giving = page.getByRole('alertdialog', { name: 'Give the first password' });
  await giving.getByRole('button', { name: 'Give the first password' }).click();
  const slip = page.getByRole('dialog', { name: 'Give the first password' });
  const password = await slip.getByRole('status', { name: 'One-time password' }).innerText();
  await slip.getByRole('button', { name: 'Handed over' }).click();
  return password;
}

/** Writes a day and time, or a day, into its segments. */
export async function writeTime(form: Locator, label: string | RegExp, digits: string): Promise<void> {
  await form.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await form.page().keyboard.type(digits, { delay: 60 });
}
