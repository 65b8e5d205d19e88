/** Languages of the page. */
export const LANGUAGES = { en: 'English', zh: '中文' } as const;
export type Language = keyof typeof LANGUAGES;

type Values = Readonly<Record<string, string | number>>;

/** Messages that the build puts into the page. */
const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<
  Language,
  Record<string, string>
>;

/** Returns a message with its values inserted by name. */
export const say = (language: Language, id: string, values: Values = {}): string =>
  (all[language][id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-US') : value;
  });

const CLOCK = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Yangon' });

/** Formats an instant in the company's time zone: DD/MM/YYYY HH:mm:ss. */
export const instant = (iso: string): string => {
  const parts = new Map(CLOCK.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const of = (...names: readonly Intl.DateTimeFormatPartTypes[]): string[] =>
    names.map((name) => parts.get(name) ?? '');
  return `${of('day', 'month', 'year').join('/')} ${of('hour', 'minute', 'second').join(':')}`;
};

/** Returns the language of the browser if supported, English otherwise. */
export const ownLanguage = (): Language => (navigator.language.startsWith('zh') ? 'zh' : 'en');
