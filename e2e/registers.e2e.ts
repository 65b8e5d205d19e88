import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { writeTime } from './support/firstHour.ts';
import { choose, confirm, pick, select, signInAs } from './support/people.ts';

/** Opens the form of a new entry above a list. */
async function add(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Fills in text fields by their labels. */
async function fill(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Letters that no entry of the demonstration has. */
const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('');

test('an airport needs its IATA code, which no other airport has', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/system/station' });
  const form = await add(page, 'Add');
  const name = `Airport ${letters(6)}`;
  await fill(form, { 'English name': name, 'Chinese name': '测试机场' });
  await select(form, 'Kind', 'Airport');
  await select(form, 'Country', 'Myanmar');
  await pick(form, 'City or district', 'Mandalay');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText(/an airport needs its IATA code/i).first()).toBeVisible();
  await fill(form, { 'IATA code': 'RGN' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText(/another airport already has the IATA code RGN/i).first()).toBeVisible();
  await expectNoViolations(page);
  await fill(form, { 'IATA code': `Q${letters(2)}` });
  await confirm(form, 'Add');
});

test('two tariffs of a route never begin at the same time', async ({ browser }) => {
  const page = await signInAs(browser, 'finance', { address: '/finance/tariff' });
  const minute = String(randomInt(10, 59));
  const day = String(randomInt(10, 28));
  const write = async (name: string): Promise<Locator> => {
    const form = await add(page, 'Publish');
    await fill(form, { Name: name, 'Base price': '3000', 'Base weight': '1', 'Price per further kilogram': '800' });
    await fill(form, { 'Volume divisor (cm³ per kg)': '6000', 'Urgent fee': '2000', 'Storage per day': '200' });
    await fill(form, {
      'Insurance rate (basis points)': '50',
      'Free storage days': '3',
      'Platform management fee': '0',
    });
    await select(form, 'Route', 'Cross border');
    await writeTime(form, 'Valid from', `${day}12203011${minute}`);
    return form;
  };
  const name = `Cross border ${letters(6)}`;
  await confirm(await write(name), 'Publish');
  await expect(page.getByRole('grid').getByRole('link', { name })).toBeVisible();
  const again = await write(`${name} again`);
  await again.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(again.getByText(/another tariff of this route already begins at the same time/i).first()).toBeVisible();
  await expectNoViolations(page);
});

test('a rate is above zero, and one that begins in the past is warned of', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/transship/rate' });
  const form = await add(page, 'Set');
  await fill(form, { 'MMK per CNY': '0' });
  await writeTime(form, 'Valid from', '101220201100');
  const past = form.getByText('This begins in the past, at 10/12/2020 11:00:00');
  await expect(past).toBeVisible();
  await writeTime(form, 'Valid from', `${randomInt(10, 28)}12203011${randomInt(10, 59)}`);
  await expect(past).toHaveCount(0);
  await form.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(form.getByText(/the rate must be above zero/i).first()).toBeVisible();
  await fill(form, { 'MMK per CNY': '295.75' });
  await confirm(form, 'Set');
  await expect(
    page
      .getByRole('grid')
      .getByRole('row', { name: /295\.75/ })
      .first(),
  ).toBeVisible();
});

test('a customer code is written as on parcels, with a phone that can be called, and is kept', async ({ browser }) => {
  const page = await signInAs(browser, 'support', { address: '/transship/addressCode' });
  const form = await add(page, 'Add');
  const code = `MM-${randomInt(2000, 9999)}`;
  await fill(form, {
    'Address code': 'mm 88',
    Receiver: 'Daw Hla',
    'Contact phone': '12345',
    Address: '12 Strand Road',
  });
  await pick(form, 'City or district', 'Mandalay');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('Address code')).toHaveAttribute('aria-invalid', 'true');
  await fill(form, { 'Address code': code });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText(/12345 is no phone number of Myanmar or China/).first()).toBeVisible();
  await fill(form, { 'Contact phone': '09250100103' });
  await confirm(form, 'Add');
  await page.goto(`/transship/addressCodeDetail?id=${code}`);
  const edit = await choose(page, 'Edit');
  await fill(edit, { 'Address code': `${code}-B` });
  await edit.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(edit.getByText(new RegExp(`the code cannot change; keep ${code}`, 'i')).first()).toBeVisible();
  await expectNoViolations(page);
});

test('areas of both countries are found by any of their names; what is nowhere is said', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/system/area' });
  const find = page.getByRole('searchbox', { name: 'Find by name' });
  await find.fill('昆明');
  await expect(
    page
      .getByRole('treegrid')
      .getByRole('row', { name: /Kunming/ })
      .first(),
  ).toBeVisible();
  await find.fill('Atlantis');
  await expect(page.getByText('No area has such a name')).toBeVisible();
  await expectNoViolations(page);
});
