import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

const FIVE_MINUTES_MS = 300_000;

/** Makes the server announce another build; the page itself is unchanged. */
const serveAnother = async (page: Page, name: string): Promise<void> => {
  await page.route('**/index.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/name="build" content="\w+"/, `name="build" content="${name}"`);
    await route.fulfill({ response, body });
  });
};

/** Advances the clock by five minutes, to the next build check, and waits for its answer. */
const askedAgain = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse('**/index.html');
  await page.clock.fastForward(FIVE_MINUTES_MS);
  await (await answered).finished();
};

test('a newer build is announced quietly, never loaded by itself, and offered once', async ({ browser }) => {
  const page = await signInAs(browser, 'manager.yangon', { address: '/sender/newOrder' });
  await page.clock.install();
  // The first check follows the connection; one that were still open would take the place of the next.
  const checked = page.waitForResponse('**/index.html');
  await page.reload();
  await (await checked).finished();
  await expect(page.getByRole('banner')).toBeVisible();
  // Removed by the next load of the page.
  await page.evaluate(() => (document.documentElement.dataset['mark'] = 'same'));
  const html = page.locator('html');
  const notice = page.getByRole('status').filter({ hasText: 'A new version of the console is ready' });
  await askedAgain(page);
  await expect(notice).toHaveCount(0);

  await serveAnother(page, 'newer');
  await askedAgain(page);
  await expect(notice).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toHaveCount(0);
  await askedAgain(page);
  await expect(notice).toHaveCount(0);
  await expect(html).toHaveAttribute('data-mark', 'same');

  await page.unroute('**/index.html');
  await serveAnother(page, 'newest');
  await askedAgain(page);
  await expect(notice).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Open views' }).getByRole('listitem');
  const open = await tabs.allTextContents();
  await notice.getByRole('button', { name: 'Reload now' }).click();
  await expect(html).not.toHaveAttribute('data-mark');
  await expect(page).toHaveURL(/\/sender\/newOrder$/);
  await expect(tabs).toHaveText(open);
  await page.context().close();
});

// In Chinese: the page is served with the English manifest, which this language takes the place of.
test('the console can be installed with its own name in the language of the browser, and its icon', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on(
    'console',
    (message) => /Content Security Policy|[Mm]anifest/.test(message.text()) && refused.push(message.text()),
  );
  await page.goto('/login');
  await expect(page.getByRole('button').first()).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await expect
    .poll(async () => (await devtools.send('Page.getAppManifest')).url)
    .toMatch(/\/manifest\.zh\.webmanifest$/);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { name: string; lang: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: '瑞丽江', short_name: '瑞丽江', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(drawn).toBe(sizes);
  }
  expect(refused).toEqual([]);
  await context.close();
});
