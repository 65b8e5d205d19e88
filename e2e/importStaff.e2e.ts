import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { read, utils } from 'xlsx';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

/** A row of the template as it is copied from a spreadsheet; missing values are the template's examples. */
const row = (values: Readonly<Record<string, string>>): string =>
  staffSheet.columns.map(({ path, example }) => values[path] ?? (example === null ? '' : String(example))).join('\t');

test('staff come from a spreadsheet: each wrong cell is named and corrected in place, passwords are one list', async ({
  browser,
}) => {
  const code = randomInt(3000, 8900);
  const person = (number: number, more: Readonly<Record<string, string>> = {}) =>
    row({
      nickName: `Import ${code + number}`,
      staffCode: String(code + number),
      username: `import.t${code + number}`,
      phone: `0977111${code + number}`,
      idNumber: `12/KaMaYa(N)14${code + number}`,
      email: `import.t${code + number}@example.com`,
      joinDate: '01/11/2026',
      ...more,
    });
  const admin = await signInAs(browser, 'admin', { address: '/hr/staff' });

  await test.step('the list leads to the import, and its template has every column with an example', async () => {
    await admin.getByRole('button', { name: 'From a spreadsheet' }).click();
    await expect(admin).toHaveURL(/\/hr\/staffImport$/);
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download the template' }).click(),
    ]);
    const book = read(await readFile(await download.path()));
    const heads = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })[0];
    expect(heads).toHaveLength(staffSheet.columns.length);
    const notes = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 });
    expect(notes).toHaveLength(staffSheet.columns.length + 1);
  });

  await test.step('pasted rows are judged: a role that is none, and a staff code that somebody has', async () => {
    await admin
      .getByLabel('Or paste rows here')
      .fill([person(0), person(1, { roles: 'pilot' }), person(2, { staffCode: '1001' })].join('\n'));
    await admin.getByRole('button', { name: 'Check the pasted rows' }).click();
    await expect(admin.getByText('1 ready, 2 wrong, 0 already imported')).toBeVisible();
    await expect(admin.getByRole('row', { name: /^3 / })).toContainText('P3 “pilot”: is not known');
    await expect(admin.getByRole('row', { name: /^4 / })).toContainText(/staff code/i);
    await expectNoViolationsInEitherScheme(admin);
  });

  await test.step('the judged rows have left the field; pasted rows that are not our template stay in it, to be changed', async () => {
    const field = admin.getByLabel('Or paste rows here');
    await expect(field).toHaveValue('');
    await field.fill('Roles\tShoe size\nCourier\t42');
    await admin.getByRole('button', { name: 'Check the pasted rows' }).click();
    await expect(admin.getByText('This is not our template')).toBeVisible();
    await expect(field).toHaveValue('Roles\tShoe size\nCourier\t42');
    await field.fill([person(0), person(1, { roles: 'pilot' }), person(2, { staffCode: '1001' })].join('\n'));
    await admin.getByRole('button', { name: 'Check the pasted rows' }).click();
    await expect(admin.getByText('1 ready, 2 wrong, 0 already imported')).toBeVisible();
  });

  await test.step('the pasted rows are in no file: the tab asks before it closes', async () => {
    await admin.keyboard.press('Alt+w');
    const question = admin.getByRole('alertdialog');
    await expect(question).toContainText('The pasted rows that are not imported yet would be lost.');
    await admin.keyboard.press('Escape');
    await expect(question).toBeHidden();
  });

  await test.step('both are corrected where they are', async () => {
    await admin.getByRole('button', { name: /^Roles “pilot”/ }).click();
    await admin.keyboard.press('ControlOrMeta+A');
    await admin.keyboard.type('Couriar');
    await admin.getByRole('option', { name: 'Courier' }).click();
    await expect(admin.getByRole('combobox', { name: 'Staff code' })).toBeFocused();
    await admin.keyboard.type(String(code + 2));
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('3 ready, 0 wrong, 0 already imported')).toBeVisible();
  });

  await test.step('the staff of the spreadsheet are written, and their passwords are given as one list', async () => {
    await admin.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(admin.getByText('3 in total, 3 succeeded, 0 failed')).toBeVisible();
    await admin.getByRole('button', { name: 'Give one-time passwords' }).click();
    const list = admin.getByRole('dialog', { name: 'One-time passwords' });
    await expect(list.getByRole('row')).toHaveCount(4);
    await expect(list.getByRole('row').nth(1)).toContainText(/import\.t\d{4}\s*[a-z2-9]{12}/);
    await expectNoViolationsInEitherScheme(admin);
    await list.getByRole('button', { name: 'Handed over' }).click();
  });
});
