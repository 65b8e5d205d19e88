import { expect } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { test } from './support/gallery.ts';

test.describe('fields', () => {
  test('a select is opened, searched by letter and chosen by keys', async ({ page, open }) => {
    await open('fields');
    const select = page.getByRole('button', { name: /Delivery/ });
    await select.press('Enter');
    await expect(page.getByRole('option', { name: 'To the door' })).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByRole('option', { name: 'Station' })).toBeFocused();
    await expect(page.getByRole('option', { name: 'Airport' })).toHaveAttribute('aria-disabled', 'true');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(select).toBeFocused();
    await expect(select).toContainText('Station');
  });

  test('a combo box finds by typing', async ({ page, open }) => {
    await open('fields');
    const box = page.getByRole('combobox', { name: 'City' });
    await box.pressSequentially('man');
    await expect(page.getByRole('option')).toHaveText(['Mandalay']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Mandalay');
    await box.fill('nowhere');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  test('an error appears at its field, and the form does not move', async ({ page, open }) => {
    await open('fields');
    const save = page.getByRole('button', { name: 'Save' });
    const before = await save.boundingBox();
    await save.click();
    const receiver = page.getByRole('textbox', { name: 'Receiver' });
    await expect(receiver).toHaveAccessibleDescription(/Write the name of the receiver/);
    await expect(receiver).toHaveAttribute('aria-invalid', 'true');
    expect(await save.boundingBox()).toEqual(before);
    await receiver.fill('Daw Khin Mya');
    await save.click();
    await expect(receiver).not.toHaveAttribute('aria-invalid', 'true');
    expect(await save.boundingBox()).toEqual(before);
  });

  test('a scanner’s burst with Enter moves on through the form; its button sends it', async ({ page, open }) => {
    await open('fields');
    const receiver = page.getByRole('textbox', { name: 'Receiver' });
    const isSent = (): Promise<boolean> => receiver.evaluate((field) => field.getAttribute('aria-invalid') === 'true');
    const names = ['Phone', 'Insured amount', 'Pieces'];
    await receiver.focus();
    for (const name of names) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name })).toBeFocused();
      await page.keyboard.type('77');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Delivery/ })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Insured amount' })).toHaveValue('77');

    // An open list takes Enter for itself; closed, the field moves on.
    const city = page.getByRole('combobox', { name: 'City' });
    await city.pressSequentially('man');
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue('Mandalay');
    await expect(city).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Station, searched elsewhere' })).toBeFocused();
    await page.getByRole('searchbox', { name: 'Waybill' }).press('Enter');
    await page.getByRole('textbox', { name: 'Remark' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('\n');
    expect(await isSent()).toBe(false);

    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(isSent).toBe(true);
  });

  test('a burst into a combo box that ends with Enter takes the only answer, however little time the page had', async ({
    page,
    open,
  }) => {
    await open('fields');
    const city = page.getByRole('combobox', { name: 'City' });
    await city.focus();
    await city.evaluate(async (input: HTMLInputElement) => {
      for (const typed of ['m', 'ma', 'man']) {
        // As a key does it, without React's own setter.
        Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await Promise.resolve();
      }
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await expect(city).toHaveValue('Mandalay');
  });

  test('an Enter in a combo box before the answer keeps what is typed and takes the only entry that comes', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open('fields');
    const station = page.getByRole('combobox', { name: 'Station, searched elsewhere' });
    const answer = (): Promise<void> => page.clock.runFor(1_000);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await station.pressSequentially('mand');
    await page.keyboard.press('Enter');
    await expect(station).toHaveValue('mand');
    await expect(station).toBeFocused();
    await answer();
    await expect(station).toHaveValue('Mandalay');
    await expect(page.getByRole('option')).toHaveCount(0);

    // The answer to an earlier text is not taken for this one.
    await station.fill('yang');
    await answer();
    await expect(page.getByRole('option')).toHaveText(['Yangon']);
    await station.fill('m');
    await page.keyboard.press('Enter');
    await answer();
    await expect(page.getByRole('option')).toHaveText(['Mandalay', 'Muse', 'Kunming']);
    await expect(station).toHaveValue('m');

    // Whoever types on has not meant the first word.
    await station.fill('mus');
    await page.keyboard.press('Enter');
    await station.press('x');
    await answer();
    await expect(station).toHaveValue('musx');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  test('the wheel over a number field scrolls and changes nothing', async ({ page, open }) => {
    await open('fields');
    const pieces = page.getByRole('textbox', { name: 'Pieces' });
    await pieces.focus();
    await pieces.hover();
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, 200);
    await page.keyboard.press('ArrowUp');
    await expect(pieces).toHaveValue('4');
  });
});

test.describe('fields of an event', () => {
  test('groups in the form of an event are added, reordered and removed by keys, and what is typed moves along', async ({
    page,
    open,
  }) => {
    await open('eventFields', { mode: 'system' });
    const add = page.getByRole('button', { name: 'Add: Accounts' });
    await add.press('Enter');
    const [first, second] = [
      page.getByRole('group', { name: 'Accounts 1' }),
      page.getByRole('group', { name: 'Accounts 2' }),
    ];
    await expect(first.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('1111');
    await add.press('Enter');
    await expect(second.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('2222');
    await second.getByRole('button', { name: /up/ }).press('Enter');
    await expect(first.getByRole('textbox').first()).toHaveValue('2222');
    await expect(second.getByRole('textbox').first()).toHaveValue('1111');
    await expect(page.getByRole('table').getByRole('row')).toHaveText([/Account number/, /2222/, /1111/]);
    await expectNoViolationsInEitherScheme(page);
    await first.getByRole('button', { name: /Remove/ }).press('Enter');
    await expect(second).toHaveCount(0);
    await expect(first.getByRole('textbox').first()).toHaveValue('1111');
    await first.getByRole('button', { name: /Remove/ }).press('Enter');
    await expect(add).toBeFocused();
    await expect(page.getByText('None yet')).toHaveCount(2);
  });

  test('None is chosen as the superior where a branch need not stand below another', async ({ page, open }) => {
    await open('eventFields');
    const above = page.getByRole('combobox', { name: /Superior/ });
    await above.press('ArrowDown');
    await page.getByRole('option', { name: 'None' }).click();
    await expect(above).toHaveValue('None');
    await above.fill('mand');
    await page.keyboard.press('Enter');
    await expect(above).toHaveValue('Mandalay');
  });
});

test('a date is typed, stepped and chosen from the month by keys', async ({ page, open }) => {
  await open('dates');
  const field = page.getByRole('group', { name: 'Delivery day' });
  await expect(field.getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', '21');
  await field.getByRole('spinbutton').first().press('ArrowUp');
  await expect(page.getByText('Chosen: 2026-11-22')).toBeVisible();
  await page.keyboard.type('05122026');
  await expect(page.getByText('Chosen: 2026-12-05')).toBeVisible();
  await field.getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: /, 5 December 2026/ })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: 2026-12-12')).toBeVisible();
});
