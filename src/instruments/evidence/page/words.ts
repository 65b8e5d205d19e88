/** The languages that the page speaks. */
export const LANGUAGES = { en: 'English', zh: '中文' } as const;
export type Language = keyof typeof LANGUAGES;

type Values = Readonly<Record<string, string | number>>;

/** The sentences that the page was built with. */
const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<
  Language,
  Record<string, string>
>;

/** Words a message with its named values. */
export const say = (language: Language, id: string, values: Values = {}): string =>
  (all[language][id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-US') : value;
  });

const CLOCK = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Yangon' });

/** An instant as the company's clocks show it: DD/MM/YYYY HH:mm:ss. */
export const instant = (iso: string): string => {
  const parts = new Map(CLOCK.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const of = (...names: readonly Intl.DateTimeFormatPartTypes[]): string[] =>
    names.map((name) => parts.get(name) ?? '');
  return `${of('day', 'month', 'year').join('/')} ${of('hour', 'minute', 'second').join(':')}`;
};

/** The language of the browser, where it is one of ours. */
export const ownLanguage = (): Language => (navigator.language.startsWith('zh') ? 'zh' : 'en');
