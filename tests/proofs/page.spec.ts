import { isArgumentElement, isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { CHECKS } from '#instruments/evidence/verify.ts';
import { verifierPage } from '../../scripts/vite/verifier.ts';

const languages: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['en', en],
  ['zh', zh],
];
const own = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).filter(([id]) => id.startsWith('evidence.'));

let page = '';
beforeAll(async () => {
  page = await verifierPage();
});

describe('the page that verifies evidence', () => {
  it('the page that verifies evidence is one file that asks nobody for anything', () => {
    expect(page).toContain(`default-src 'none'`);
    expect(page).not.toMatch(/<(?:script|img|iframe)[^>]+src=|<link|@import|url\(/);
    expect(page).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/);
    expect(page.match(/<script/g)).toHaveLength(2);
    for (const place of ['/* style */', '/* words */', '/* script */']) expect(page).not.toContain(place);
  });

  it.each(languages)(
    'the page that verifies evidence in %s has every sentence, and says none that it cannot fill in',
    (_, messages) => {
      for (const [id, message] of own(messages)) {
        expect(page, id).toContain(JSON.stringify(message).replaceAll('<', String.raw`\u003c`));
        expect(parse(message).every((part) => isLiteralElement(part) || isArgumentElement(part))).toBe(true);
      }
    },
  );

  it.each(languages)(
    'the page that verifies evidence in %s has a sentence for each check, outcome and verdict',
    (_, messages) => {
      const wanted = [
        ...CHECKS.map((name) => `evidence.check.${name}`),
        ...['holds', 'open', 'fails'].flatMap((name) => [`evidence.outcome.${name}`, `evidence.verdict.${name}`]),
      ];
      expect(wanted.filter((id) => !Object.hasOwn(messages, id))).toEqual([]);
    },
  );
});
