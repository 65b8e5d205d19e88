import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import { LANGUAGE_IDS, LANGUAGES, languageOf } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import my from '#i18n/my.json' with { type: 'json' };

const burmese = await loadWords('my');
const english = await loadWords('en');

describe('a language that is not whole', () => {
  it('a language that is not whole says its own words', () => {
    expect(burmese.text('shell.language')).toBe('ဘာသာစကား');
    expect(burmese.text('format.hoursAgo', { count: 3 })).toBe('လွန်ခဲ့သော 3 နာရီ');
  });

  it('a language that is not whole falls back to English for missing messages, with their values', () => {
    const lacking = Object.keys(en).filter((id) => !Object.hasOwn(my, id));
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.filter((id) => !burmese.has(id))).toEqual([]);
    expect(burmese.text('screen.notFound')).toBe(english.text('screen.notFound'));
    expect(burmese.text('error.tooMany', { seconds: 1 })).toBe('Too many requests. Please wait 1 second.');
    expect(burmese.text('error.tooMany', { seconds: 2 })).toBe('Too many requests. Please wait 2 seconds.');
  });

  it('a language that is not whole lacks no message of the page for receivers', () => {
    const forReceivers = Object.keys(en).filter((id) =>
      /^(?:ui\.tracking|value\.(?:deliveryWindow|safePlace))\./.test(id),
    );
    expect(forReceivers.length).toBeGreaterThan(50);
    expect(forReceivers.filter((id) => !Object.hasOwn(my, id))).toEqual([]);
  });

  it('a language that is not whole writes figures and days as the company does', () => {
    expect(burmese.money(123_450_000, 'MMK')).toBe('1,234,500.00 MMK');
    expect(burmese.instant('2026-11-20T17:30:00Z')).toBe('21/11/2026 00:00:00');
    expect(burmese.relative('2026-11-20T17:30:00Z', Date.parse('2026-11-20T17:30:10Z'))).toBe('ယခုလေးတင်');
  });

  it('a language that is not whole is chosen for a browser that asks for it', () => {
    expect(languageOf(['my-MM', 'en'])).toBe('my');
    expect(languageOf(['mya', 'zh-CN'])).toBe('zh');
  });
});

it('each language is offered by a name that a machine without Burmese letters shows', () => {
  const names = LANGUAGE_IDS.map((id) => LANGUAGES[id].name);
  expect(names.filter((name) => !/[\p{Script=Latin}\p{Script=Han}]/u.test(name))).toEqual([]);
});
