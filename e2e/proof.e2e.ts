import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { handOutInYangon } from './support/parcels.ts';
import { choose, confirm, heading, openOrder, select, unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';

test('a photo proves a hand-over, with its time and the place of the phone, or that the device gave none', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await handOutInYangon(manager);
  const courier = await unseen(browser, 'courier.yangon', 390);
  await openOrder(courier, id);
  const payment = await choose(courier, 'Record payment on signing');
  await select(payment, 'Paid by', 'Cash');
  await confirm(payment, 'Record payment on signing');

  const signing = await choose(courier, 'Sign at the door');
  await expect(signing.getByLabel('Taken at')).toHaveCount(0);
  await select(signing, 'Kind', 'Photo');
  const photograph = (name: string) => signing.locator('input[type=file]').first().setInputFiles(picture(name));
  await photograph('nowhere.png');
  await expect(signing.getByText('Recorded with the time. The device gave no place.')).toBeVisible();
  await signing.getByRole('button', { name: 'Remove nowhere.png' }).click();

  await courier.context().grantPermissions(['geolocation']);
  await courier.context().setGeolocation({ latitude: 16.8409, longitude: 96.1735, accuracy: 12 });
  await photograph('door.png');
  await expect(signing.getByText('Recorded with the time and the place: 16.84090, 96.17350 (±12 m)')).toBeVisible();
  await signing.getByLabel('Signed by').fill('U Tin Aung');
  await confirm(signing, 'Sign at the door');
  await expect(heading(courier)).toContainText('Signed');

  const proof = courier.getByRole('region', { name: 'Proofs' }).getByRole('row').nth(1);
  for (const said of ['Photo', 'U Tin Aung', 'Min Thu', '16.84090, 96.17350 (±12 m)'])
    await expect(proof).toContainText(said);
  await expect(proof.getByRole('button', { name: /Enlarge/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(courier);
  expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
