import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { act, ask, makeOrders, signInTo, staffId } from './support/orders.ts';
import { picture } from './support/pictures.ts';

/** Creates a parcel in the courier's bag and opens it as the courier. */
async function inTheBag(page: Page): Promise<string> {
  await signInTo(page, 'manager.yangon', '/companyOrder/orderList');
  const [id = ''] = await makeOrders(page, [{}]);
  await act(page, id, { type: 'order.collectorAssigned', collector: await staffId(page, 'courier.yangon') });
  await page.context().clearCookies();
  await signInTo(page, 'courier.yangon', '/companyOrder/orderList');
  await act(page, id, { type: 'order.collected' });
  await page.goto(`/companyOrder/orderDetail?id=${id}`);
  return id;
}

const TITLE = 'Report damage';

const reporting = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: TITLE }).click();
  return page.getByRole('dialog', { name: TITLE });
};

test('damage is reported with photos: each is judged before it goes, sent at once, and seen with the event', async ({
  page,
}) => {
  const id = await inTheBag(page);
  const dialog = await reporting(page);
  const choose = dialog.locator('input[type=file]').first();
  const photos = dialog.getByRole('group', { name: 'Photos' });

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await choose.setInputFiles([
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expect(photos.getByRole('listitem').filter({ hasText: 'notes.pdf' })).toContainText(
    'Not a PNG or JPEG picture',
  );
  await expect(photos.getByRole('listitem').filter({ hasText: 'huge.png' })).toContainText('Image too large');
  expect(sent).toEqual([]);
  await photos.getByRole('button', { name: 'Remove notes.pdf' }).click();
  await photos.getByRole('button', { name: 'Remove huge.png' }).click();

  await choose.setInputFiles([1, 2, 3, 4, 5, 6].map((number) => picture(`side-${number}.png`, number * 40)));
  await expect(photos.getByRole('listitem')).toHaveCount(5);
  await expect(photos.getByRole('alert')).toContainText('At most 5 here: one picture was left out');
  await expect(photos.getByText('Uploaded', { exact: true })).toHaveCount(5);
  for (const number of [3, 4, 5]) await photos.getByRole('button', { name: `Remove side-${number}.png` }).click();
  await expect(photos.getByRole('img')).toHaveCount(2);
  await expectNoViolations(page);

  await dialog.getByLabel('Reason').fill('A corner is crushed');
  await dialog.getByRole('button', { name: TITLE }).click();
  await expect(dialog).toBeHidden();

  const { records } = await ask<{ records: { type: string; data: { photos?: string[] } }[] }>(
    page,
    'GET',
    `api/streams/order/${id}/events`,
  );
  expect(records.at(-1)).toMatchObject({
    type: 'order.damageReported',
    data: { photos: [/./, /./].map(() => expect.any(String)) },
  });

  await page.getByRole('tab', { name: /Log/ }).click();
  const first = page.getByRole('button', { name: 'Enlarge: Photos, 1 of 2' }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Photos, 1 of 2' });
  await expect(large.getByRole('img', { name: 'Photos, 1 of 2' })).toHaveJSProperty('naturalWidth', 64);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photos, 2 of 2' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Holds each upload until the returned function lets it go: to the server, or to the given refusal. */
async function holdUploads(page: Page, refusal: object | null): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.unroute('**/api/uploads/photo');
  await page.route('**/api/uploads/photo', async (route) => {
    await promise;
    await (refusal
      ? route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify(refusal) })
      : route.continue());
  });
  return () => resolve(undefined);
}

test('a press waits for a picture being uploaded, and is taken back when the server refuses the picture', async ({
  page,
}) => {
  const id = await inTheBag(page);
  const dialog = await reporting(page);
  const send = dialog.getByRole('button', { name: TITLE });
  const choose = dialog.locator('input[type=file]').first();

  const keep = await holdUploads(page, null);
  await choose.setInputFiles(picture('wet.png'));
  await expect(dialog.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await send.click();
  await expect(dialog.getByText('Wait until the pictures are uploaded')).toBeVisible();
  keep();
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wet');

  const message = 'This is not a PNG or JPEG picture.';
  const refuse = await holdUploads(page, { status: 400, timestamp: 0, message, code: 'notAnUpload' });
  await choose.setInputFiles(picture('broken.png'));
  await send.click();
  await expect(send).toHaveAttribute('data-pending', 'true');
  refuse();
  const broken = dialog.getByRole('listitem').filter({ hasText: 'broken.png' });
  await expect(broken).toContainText(message);
  await expect(send).not.toHaveAttribute('data-pending');

  const last = await holdUploads(page, null);
  await broken.getByRole('button', { name: 'Upload broken.png again' }).click();
  await send.click();
  await expect(send).toHaveAttribute('data-pending', 'true');
  last();
  await expect(dialog).toBeHidden();
  const { records } = await ask<{ records: { type: string; data: { photos?: string[] } }[] }>(
    page,
    'GET',
    `api/streams/order/${id}/events`,
  );
  expect(records.filter(({ type }) => type === 'order.damageReported')).toMatchObject([
    { data: { photos: [expect.any(String), expect.any(String)] } },
  ]);
});
