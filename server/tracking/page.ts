import { createHash } from 'node:crypto';
import { LANGUAGE_IDS, LANGUAGES } from '#i18n/languages.ts';
import type { Words } from '#i18n/words.ts';
import { Answer } from '../http/route.ts';
import { html, Html } from './html.ts';
import type { Tracked } from './read.ts';
import { isExpected } from './standing.ts';
import { STYLE } from './style.ts';

/** The page carries its style and runs nothing. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  // The picture of a hand-over is in the page itself: its address could be passed on.
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Written in one piece: a space inside would not have the hash that the policy allows. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

const CURRENCY = 'MMK';

const languagesOf = (words: Words): Html =>
  html`<nav aria-label="${words.text('ui.tracking.languages')}">
    ${LANGUAGE_IDS.map((id) =>
      id === words.language
        ? html`<span lang="${LANGUAGES[id].tag}" aria-current="true">${LANGUAGES[id].name}</span>`
        : html`<a href="?language=${id}" lang="${LANGUAGES[id].tag}" hreflang="${LANGUAGES[id].tag}"
            >${LANGUAGES[id].name}</a
          >`,
    )}
  </nav>`;

const formOf = (words: Words): Html =>
  html`<form action="/t" method="get">
    <label for="number">${words.text('ui.tracking.number')}</label>
    <input
      id="number"
      name="number"
      required
      maxlength="40"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      inputmode="text"
    />
    <input type="hidden" name="language" value="${words.language}" />
    <button>${words.text('ui.tracking.find')}</button>
  </form>`;

const stepsOf = ({ steps }: Tracked, words: Words): Html =>
  html`<ol>
    ${steps.map(
      ({ step, done, at }) =>
        html`<li${done ? html` class="done"` : null}>${words.text(`ui.tracking.step.${step}`)}${
          done ? null : html`<span> (${words.text('ui.tracking.open')})</span>`
        }${at === null ? null : html`<time datetime="${at}">${words.instant(at)}</time>`}</li>`,
    )}
  </ol>`;

export const line = (title: string, value: Html): Html =>
  html`<div>
    <dt>${title}</dt>
    <dd>${value}</dd>
  </div>`;

const factsOf = ({ due, expectedDeliveryTime, standing, branch }: Tracked, words: Words): Html =>
  html`<dl>
    ${[
      ...(due > 0
        ? [line(words.text('ui.tracking.due'), html`<span class="due">${words.money(due, CURRENCY)}</span>`)]
        : []),
      ...(expectedDeliveryTime !== null && isExpected(standing)
        ? [line(words.text('ui.tracking.expected'), html`${words.instant(expectedDeliveryTime)}`)]
        : []),
      line(
        words.text('ui.tracking.branch'),
        html`${(words.language === 'zh' && branch.nameZh) || branch.name}<br />${branch.address}<br />${words.text(
            'ui.tracking.hours',
            { hours: branch.businessHours },
          )}<br /><a href="tel:${branch.phone}">${branch.phone}</a>`,
      ),
    ]}
  </dl>`;

const pageOf = (words: Words, company: string, title: string, content: Html, status: number): Answer =>
  new Answer(
    html`<!doctype html>
      <html lang="${words.tag}" translate="no">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} - ${company}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          ${STYLE_ELEMENT}
        </head>
        <body>
          <div class="page">
            <header>
              <p>${company}</p>
              ${languagesOf(words)}
            </header>
            <main>
              <h1>${title}</h1>
              ${content}
            </main>
          </div>
        </body>
      </html> `.markup,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        vary: 'Accept-Language',
      },
    },
  );

/** Page of a parcel: where it is, in four steps, what is due, and who delivers it. */
export const parcelPage = (tracked: Tracked, words: Words, company: string, forReceiver: Html, status = 200): Answer =>
  pageOf(
    words,
    company,
    words.text(`ui.tracking.standing.${tracked.standing}`),
    html`<p class="number">${tracked.number}</p>
      ${stepsOf(tracked, words)}${factsOf(tracked, words)}${forReceiver}`,
    status,
  );

/** Page that asks for a number; `unknown` is one that we have not given out. */
export const numberPage = (words: Words, company: string, unknown: string | null): Answer =>
  pageOf(
    words,
    company,
    words.text('ui.tracking.title'),
    html`${unknown === null ? null : html`<p role="alert">${words.text('ui.tracking.unknown', { number: unknown })}</p>`}${formOf(words)}`,
    unknown === null ? 200 : 404,
  );
