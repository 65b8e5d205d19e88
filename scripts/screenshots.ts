import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { orderFile } from '../e2e/support/orderFile.ts';
import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { startOwnServer } from './ownServer.ts';
import { commandLine } from './commandLine.ts';

commandLine({ usage: 'Usage: npm run screenshots\nMakes the pictures under docs/screenshots.' });

const FOLDER = 'docs/screenshots';
const LANGUAGES = ['en', 'zh'] as const;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const LIST = '/companyOrder/orderList';
const DETAIL = '/companyOrder/orderDetail';
const IMPORT = '/sender/mailList';

/** One picture: person, address and width; the sign-in page has no person. */
interface Picture {
  readonly name: string;
  readonly address: string;
  readonly size: typeof DESK;
  readonly username?: string;
  /** Actions before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Imports a file with some invalid rows, and waits for its result. */
async function chooseFile(page: Page): Promise<void> {
  const receivers = ['Daw Khin', 'U Tin Win', 'Ma Su Myat', 'Ko Aung', 'Daw Hla', 'U Myint', 'Ma Nilar', 'Ko Zaw'];
  const wrong = [
    { 'receiver.phone': 'call me' },
    { insureAmount: 199_999 },
    { lengthMm: 300, widthMm: 300, heightMm: 300 },
    { goodsType: 'Dragons' },
  ];
  const rows = receivers.map((name, index) => ({
    'receiver.name': name,
    ...(index % 2 === 1 ? wrong[(index - 1) / 2] : {}),
  }));
  const buffer = await orderFile(rows);
  await page.locator('input[type=file]').setInputFiles({ name: 'orders.xlsx', mimeType: SHEET, buffer });
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
}

const picturesOf = (orderId: string): readonly Picture[] => [
  { name: 'login', address: '/login', size: DESK },
  { name: 'login-phone', address: '/login', size: PHONE },
  { name: 'order-list', address: LIST, size: DESK, username: 'admin' },
  { name: 'order-list-phone', address: LIST, size: PHONE, username: 'admin' },
  { name: 'order-detail', address: `${DETAIL}?id=${encodeURIComponent(orderId)}`, size: DESK, username: 'admin' },
  { name: 'import', address: IMPORT, size: DESK, username: 'manager.yangon', act: chooseFile },
];

const build = await runCommand(['node', 'scripts/build.ts']);
if (!build.ok) throw new Error(build.output);
const { address, password, end } = await startOwnServer({ demo: true, captcha: false });

async function open(
  browser: Browser,
  language: (typeof LANGUAGES)[number],
  { size }: Pick<Picture, 'size'>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    locale: language === 'en' ? 'en-GB' : 'zh-CN',
    timezoneId: 'Asia/Yangon',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function enter(page: Page, username: string, wanted: string): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('banner').waitFor();
}

/** Waits until the content is present, nothing is loading, and the fonts are loaded. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('main').locator('a, input').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => document.fonts.ready);
  // The pointer rests on no highlighted element.
  await page.mouse.move(0, 0);
}

/** Selects an order in transit, so that its page shows a path, actions and reasons. */
async function chooseOrder(browser: Browser): Promise<string> {
  const page = await open(browser, 'en', { size: DESK });
  await enter(page, 'admin', LIST);
  const link = page.locator(`a[href*="${DETAIL}?id="]`).first();
  await link.waitFor();
  const chosen = new URL((await link.getAttribute('href')) ?? '', address).searchParams.get('id');
  await page.context().close();
  if (chosen === null) throw new Error('The order list links to no order.');
  return chosen;
}

async function take(browser: Browser): Promise<void> {
  const pictures = picturesOf(await chooseOrder(browser));
  for (const language of LANGUAGES)
    for (const picture of pictures) {
      const page = await open(browser, language, picture);
      if (picture.username === undefined) await page.goto(picture.address);
      else await enter(page, picture.username, picture.address);
      await settle(page);
      await picture.act?.(page);
      await settle(page);
      const path = `${FOLDER}/${picture.name}.${language}.png`;
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      console.log(path);
      await page.context().close();
    }
}

try {
  const found = prepareChromium();
  if ('problem' in found) throw new Error(found.problem);
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await take(browser);
  } finally {
    await browser.close();
  }
} finally {
  await end();
}
