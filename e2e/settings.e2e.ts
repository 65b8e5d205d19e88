import { expect, test } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

test('the drawer dresses the console at once and for good: colours, light, dark or as the system, bars, footer', async ({
  browser,
}) => {
  const { text } = await loadWords('en');
  const page = await signInAs(browser, 'manager.yangon', { address: '/sender/newOrder' });
  await page.emulateMedia({ colorScheme: 'light' });
  const html = page.locator('html');
  await page.getByRole('button', { name: text('shell.settings'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: text('shell.settings') });
  await expectNoViolationsInEitherScheme(page);
  const ofWindow = page.locator('meta[name=theme-color]');
  await expect(ofWindow).toHaveAttribute('content', /^#fff(fff)?$/);

  const colours = drawer.getByRole('radiogroup', { name: text('shell.accent') }).getByRole('radio');
  await expect(colours).toHaveCount(8);
  await expect(drawer.getByRole('radio', { name: '#1890ff' })).toBeChecked();
  await drawer.getByRole('radio', { name: '#1890ff' }).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = (await colours.nth(1).getAttribute('aria-label')) ?? (await colours.nth(1).getAttribute('value'));
  await expect(html).toHaveAttribute('style', new RegExp(`--accent: ?${chosen}`));

  await drawer.getByRole('radio', { name: text('shell.scheme.dark') }).press('Space');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(ofWindow).toHaveAttribute('content', '#161a21');
  await drawer.getByRole('radio', { name: text('shell.scheme.system') }).press('Space');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await drawer.getByRole('switch', { name: text('shell.switch.fixedHeader') }).press('Space');
  await drawer.getByRole('switch', { name: text('shell.switch.showFooter') }).press('Space');
  await drawer.getByRole('textbox', { name: text('shell.footerTxt') }).fill('Parcels since 2019');
  await drawer.getByRole('textbox', { name: text('shell.caseNumber') }).fill('ICP 87654321');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const filing = page.getByRole('contentinfo').getByRole('link', { name: /ICP 87654321/ });
  await expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/');

  const last = page.getByRole('main').getByRole('textbox').last();
  await page.setViewportSize({ width: 1440, height: 480 });
  await expect(page.getByRole('banner')).toBeInViewport();
  await last.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.settings'), exact: true })
    .press('Enter');
  await drawer.getByRole('switch', { name: text('shell.switch.fixedHeader') }).press('Space');
  await drawer.getByRole('switch', { name: text('shell.switch.tagsView') }).press('Space');
  await drawer.getByLabel(text('shell.accentAny')).fill('#8a2be2');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport();

  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText('Parcels since 2019');
  await expect(filing).toBeVisible();
  await expect(page.getByRole('navigation', { name: text('shell.tabs') })).toBeHidden();
  await expect(html).toHaveAttribute('style', /--accent: ?#8a2be2/);
  const theme = (await page.context().cookies()).find(({ name }) => name === 'theme');
  expect((theme?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.context().close();
});
