import { describe, expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from '#i18n/mask.ts';
import { languageOf } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';

const en = await loadWords('en');
const zh = await loadWords('zh');

describe('figures', () => {
  it('an amount in hundredths of a currency is shown with two decimals', () => {
    expect(en.money(120000050, 'MMK')).toBe('1,200,000.50 MMK');
    expect(zh.money(5, 'CNY')).toBe('0.05 CNY');
  });

  it('a number is rounded to two decimals', () => {
    expect(en.number(1234.567)).toBe('1,234.57');
    expect(en.number(2)).toBe('2');
  });

  it('grams are shown as kilograms and millimetres as centimetres', () => {
    expect(en.weight(1250)).toBe('1.25 kg');
    expect(en.length(325)).toBe('32.5 cm');
  });
});

describe('times', () => {
  it('an instant is shown in Myanmar time in any time zone of the computer', () => {
    expect(en.instant('2026-11-20T17:30:05Z')).toBe('21/11/2026 00:00:05');
    expect(zh.day('2026-11-20T17:29:59Z')).toBe('20/11/2026');
  });

  it('the Myanmar time shown agrees with the zone Asia/Yangon of the platform', () => {
    const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Yangon', dateStyle: 'short', timeStyle: 'medium' });
    for (const iso of ['2024-02-29T18:00:00Z', '2026-07-01T00:00:00Z', '2030-12-31T17:45:10Z'])
      expect(zone.format(new Date(iso)).replace(',', '')).toBe(en.instant(iso));
  });

  it('nothing is shown where there is no instant', () => {
    expect(en.instant(null)).toBe('');
    expect(en.instant('not a time')).toBe('');
  });

  it.each([
    [29_999, 'just now', '刚刚'],
    [30_000, '1 minute ago', '1 分钟前'],
    [59 * 60_000, '59 minutes ago', '59 分钟前'],
    [3_600_000, '1 hour ago', '1 小时前'],
    [86_399_999, '23 hours ago', '23 小时前'],
    [86_400_000, '1 day ago', '1 天前'],
    [2 * 86_400_000 - 1, '1 day ago', '1 天前'],
    [2 * 86_400_000, '01/01/2026 06:30:00', '01/01/2026 06:30:00'],
  ])('the time since an instant is shown in words: %i ms', (age, english, chinese) => {
    const then = '2026-01-01T00:00:00Z';
    const now = Date.parse(then) + age;
    expect(en.relative(then, now)).toBe(english);
    expect(zh.relative(then, now)).toBe(chinese);
  });

  it('a duration is shown in two units, a short one in one unit', () => {
    expect(en.duration(2 * 86_400_000 + 3_600_000)).toBe('2 days 1 hour');
    expect(zh.duration(5 * 3_600_000 + 60_000)).toBe('5 小时 1 分钟');
    expect(en.duration(3_600_000 - 1)).toBe('59 minutes');
    expect(en.duration(3_600_000)).toBe('1 hour 0 minutes');
    expect(en.duration(61_000)).toBe('1 minute');
    expect(en.duration(59_999)).toBe('59 seconds');
  });
});

describe('masks', () => {
  it('the mask of a phone number hides its middle', () => {
    expect(maskedPhone('13812345678')).toBe('138****5678');
    expect(maskedPhone('09123')).toBe('***23');
  });

  it('the mask of an e-mail address hides its name', () => {
    expect(maskedEmail('aung.kyaw@shweli.example')).toBe('a***@shweli.example');
    expect(maskedEmail('nonsense')).toBe('********');
  });
});

describe('languages', () => {
  it('the language shown is the first known language of a list, else English', () => {
    expect(languageOf([null, 'fr-FR', 'zh-Hans-CN', 'en'])).toBe('zh');
    expect(languageOf(['fr'])).toBe('en');
  });
});
