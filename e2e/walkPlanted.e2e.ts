import { expect, test, type Page } from '@playwright/test';
import { claimsOf } from './support/walk/claims.ts';
import { inspectionOf } from './support/walk/inspection.ts';
import { LOOKS } from './support/walk/looks.ts';
import { watch } from './support/walk/watch.ts';

/** A page without a fault, in place of the console: what is planted is all that there is. */
const PAGE = '<!doctype html><html lang="en"><title>Shweli</title><main><h1>Home</h1></main></html>';
const LINE = 'overflow: hidden; white-space: nowrap';

/** Puts an element on the page. */
const plant = (page: Page, tag: 'p' | 'button', style: string, text: string): Promise<void> =>
  page.evaluate(
    ([name, css, words]) => {
      const element = document.createElement(name);
      element.style.cssText = css;
      element.textContent = words;
      document.querySelector('main h1')?.after(element);
    },
    [tag, style, text] as const,
  );

/** Puts two cards on the page, the lower one over the foot of the upper one. */
const plantCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [title, place] of [
      ['Upper', 0],
      ['Lower', -6],
    ] as const) {
      const card = document.createElement('section');
      card.style.cssText = `border-radius: 6px; margin-top: ${place}px`;
      card.setAttribute('aria-labelledby', title);
      card.innerHTML = `<h2 id="${title}" style="margin: 0">${title}</h2>`;
      document.querySelector('main')?.append(card);
    }
  });

interface Fault {
  readonly what: string;
  readonly says: RegExp;
  readonly make: (page: Page) => Promise<unknown>;
}

/** Faults that the walk must find, each with how it is made and what is reported. */
const FAULTS: readonly Fault[] = [
  {
    what: 'a text that is cut off',
    says: /“Planted words that nobody can read” is cut off/,
    make: (page) => plant(page, 'p', `width: 60px; ${LINE}`, 'Planted words that nobody can read'),
  },
  {
    what: 'a text below the edge of its box',
    says: /“Planted line” is cut off below/,
    make: (page) => plant(page, 'p', 'height: 6px; overflow: hidden; line-height: 20px', 'Planted line'),
  },
  {
    what: 'the words of a button that end in dots',
    says: /“Planted button of many words” is shortened/,
    make: (page) =>
      plant(
        page,
        'button',
        `width: 80px; height: 44px; text-overflow: ellipsis; ${LINE}`,
        'Planted button of many words',
      ),
  },
  {
    what: 'a card over another one',
    says: /card “Upper” is -6 px above “Lower”/,
    make: plantCards,
  },
  {
    what: 'a button of 30 pixels',
    says: /button “Planted” is 60 × 30 px/,
    make: (page) => plant(page, 'button', 'width: 60px; height: 30px; padding: 0', 'Planted'),
  },
  {
    what: 'a button without a name',
    says: /axe button-name/,
    make: (page) => plant(page, 'button', 'width: 44px; height: 44px', ''),
  },
  {
    what: 'a refused call',
    says: /POST \/api\/staff\/page answered 403/,
    make: (page) => page.evaluate(async () => (await fetch('/api/staff/page', { method: 'POST', body: '{}' })).status),
  },
  {
    what: 'an error in the console',
    says: /console error: planted/,
    make: (page) => page.evaluate(() => console.error('planted')),
  },
];

test('the walk reports each kind of fault that is planted on a page', async ({ browser }) => {
  const look = LOOKS.find(({ width }) => width === 390);
  if (!look) throw new Error('There is no phone among the looks.');
  const page = await browser.newPage({ viewport: { width: look.width, height: 900 }, reducedMotion: 'reduce' });
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname.startsWith('/api/')
      ? route.fulfill({ status: 403, body: '{}' })
      : route.fulfill({ contentType: 'text/html', body: PAGE }),
  );
  await page.goto('/');
  const seen = watch(page, () => 'nobody');
  const inspect = inspectionOf(page, claimsOf(crypto.randomUUID()), seen, look);
  for (const { what, says, make } of FAULTS)
    await test.step(what, async () => {
      await inspect('main', `before ${crypto.randomUUID()}`);
      expect(seen.faults.join('\n')).not.toMatch(says);
      await make(page);
      await seen.quiet();
      await inspect('main', `after ${crypto.randomUUID()}`);
      expect(seen.faults.join('\n')).toMatch(says);
    });
  await page.context().close();
});
