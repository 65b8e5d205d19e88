import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { unzip } from '#sheets/unzip.ts';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

/** Creates an evidence pack on the screen and returns its bytes. */
async function packOf(page: Page, aggregate: string): Promise<Uint8Array<ArrayBuffer>> {
  await page.getByRole('textbox', { name: 'Record', exact: true }).fill(aggregate);
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ events? match/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the pack' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^evidence-\d+-[0-9a-f]{8}\.zip$/);
  return Uint8Array.from(readFileSync(await download.path()));
}

test('an auditor downloads evidence and verifies it from the file without the server; a changed entry is named', async ({
  browser,
}) => {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-evidence-'));
  try {
    const page = await signInAs(browser, 'auditor', { address: '/audit/evidence' });
    const { records } = await ask<{ records: { life: string }[] }>(page, 'POST', 'api/logEvent/page', {
      filters: [{ field: 'type', op: 'eq', value: 'order.created' }],
      // The world's first event was signed long ago.
      sort: [{ field: 'number', dir: 'asc' }],
      pageSize: 1,
    });
    const aggregate = records[0]?.life ?? '';
    const pack = await packOf(page, aggregate);
    const files = (await unzip(pack)) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    for (const [name, content] of files) writeFileSync(join(directory, name), content);
    writeFileSync(join(directory, 'pack.zip'), pack);

    const offline = await browser.newContext({ offline: true, locale: 'en-GB' });
    const verifier = await offline.newPage();
    await verifier.goto(pathToFileURL(join(directory, 'verify.html')).href);
    const choose = verifier.getByLabel(/Choose the pack/);
    await choose.setInputFiles(join(directory, 'pack.zip'));
    const verdict = verifier.getByRole('heading', { name: /^(Verified|No check failed|Not verified)/ });
    await expect(verdict).toHaveText('No check failed, but not everything in this pack could be verified');
    await expect(verdict).toBeFocused();
    await expect(verifier.getByRole('row', { name: /^Each event is in the signed tree/ })).toContainText('Holds');
    for (const colorScheme of ['light', 'dark'] as const) {
      await verifier.emulateMedia({ colorScheme });
      await expectNoViolations(verifier);
    }

    const events = readFileSync(join(directory, 'events.json'), 'utf8');
    writeFileSync(join(directory, 'events.json'), events.replace('"isWhole":true', '"isWhole":true,"by":"nobody"'));
    await choose.setInputFiles(['evidence.json', 'events.json', 'events.csv'].map((name) => join(directory, name)));
    await expect(verdict).toHaveText('Not verified: something in this pack is not as it was signed');
    await expect(verifier.getByRole('row', { name: /^Each event is in the pack as it was handed out/ })).toContainText(
      new RegExp(`\\d+ \\(order/${aggregate}@\\d+\\)`),
    );
    await verifier.getByRole('button', { name: '中文' }).click();
    await expect(verifier.getByRole('heading', { name: '验证未通过：包内有内容与签名时不一致' })).toBeVisible();
    await offline.close();
    await page.context().close();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
