import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { propose, signInTo } from './support/orders.ts';

test('shelves are restored by pasted and scanned numbers: each has its verdict, and what was refused is tried again', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', '/shelf/list');
  const series = `T${String(Date.now()).slice(-6)}`;
  const made = await Promise.all(
    ['A', 'B', 'C'].map((place) =>
      propose(page, 'shelf', null, { type: 'shelf.registered', name: `${series}-${place}`, branch: 'YGN' }),
    ),
  );
  const [first = '', second = '', third = ''] = made.map(({ id }) => id);
  const retire = (id: string) => propose(page, 'shelf', id, { type: 'shelf.retired' });
  await retire(first);
  await retire(second);

  await page.getByRole('button', { name: 'Choose by numbers' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose by numbers' });
  const box = chooser.getByRole('textbox');
  await box.fill(`${first}\t${second}\r\nYGN-NOT-THERE`);
  await chooser.getByRole('button', { name: 'Choose 3 numbers' }).click();
  await expect(chooser.getByText('1 not found: YGN-NOT-THERE')).toBeVisible();
  // A scanner types a number and the Enter key.
  await box.focus();
  await page.keyboard.type(`${third}\n`);
  await chooser.getByRole('button', { name: 'Choose 1 number' }).click();
  await expect(chooser.getByText('3 chosen in all')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('toolbar').getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore (3)' });
  const row = (id: string) => dialog.getByRole('row', { name: new RegExp(id) });
  await expect(dialog.getByText('2 allowed, 1 refused. Nothing has been written yet.')).toBeVisible();
  await expect(row(third)).toContainText('Refused');
  await expectNoViolationsInEitherScheme(page);
  await dialog.getByRole('button', { name: 'Restore (2)' }).click();
  await expect(dialog.getByText('Total 3, succeeded 2, failed 1.')).toBeVisible();
  await expect(row(first)).toContainText('Done');

  await retire(third);
  await dialog.getByRole('button', { name: 'Retry the refused (1)' }).click();
  await expect(dialog.getByText('1 allowed, 0 refused.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore (1)' }).click();
  await expect(dialog.getByText('Total 1, succeeded 1, failed 0.')).toBeVisible();
});
