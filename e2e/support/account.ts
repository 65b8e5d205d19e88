import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Password that a person chooses in place of the first one. */
export const CHOSEN = 'Ruili2026bridge';

/** Fills and sends the form of the sign-in. */
export const enterPassword = async (
  page: Page,
  address: string,
  username: string,
  password: string,
  path = '/login',
): Promise<void> => {
  await page.goto(`${address}${path}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Logs a member of staff out through the menu of the account, whose button names the staff code. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1\d{3}/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
}

/** Replaces the first password, which every new account has. */
export const replacePassword = async (page: Page, address: string, username: string, first: string): Promise<void> => {
  await enterPassword(page, address, username, first);
  await page.getByLabel('Present password').fill(first);
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN);
  await page.getByLabel('New password again').fill(CHOSEN);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('status')).toHaveText('Your password was changed. Please sign in with the new one.');
};

export const expectSignedIn = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();

/**
 * Registers a clerk, whose role requires a second factor from now on; returns the first password. The administrator has
 * chosen a password, and has no second factor.
 */
export const newClerk = async (request: APIRequestContext, address: string): Promise<string> => {
  const asked = async (path: string, authorization: string, data: object) => {
    const answer = await request.post(`${address}${path}`, { headers: { authorization }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await asked('/auth/login', '', { username: 'admin', password: CHOSEN });
  const admin = String(token);
  const event = { type: 'role.amended', secondFactor: true };
  const commands = [{ key: crypto.randomUUID(), machine: 'role', id: 'clerk', event }];
  expect(await asked('/api/commands', admin, { commands })).toMatchObject({ results: [{ status: 'accepted' }] });
  const { content } = await asked('/api/users/all', admin, { username: 'admin' });
  const [template] = content as Record<string, unknown>[];
  const { id } = await asked('/api/roster/createRoster', admin, {
    ...template,
    id: null,
    username: 'clerk.new',
    nickName: 'Su Su',
    staffCode: '4321',
    phone: '09450077123',
    idNumber: '12/KaTaTa(N)177123',
    province: 'MMR013',
    city: 'MMR013D004',
    district: 'MMR013033',
    address: 'Room 5, Strand Road',
    roles: ['clerk'],
  });
  const { password } = await asked('/api/roster/resetPwd', admin, { id });
  return String(password);
};
