import type { Language } from '#i18n/languages.ts';

interface Written {
  /** Title in the language of the request. */
  readonly given: string;
  readonly en?: string | undefined;
  readonly zh?: string | undefined;
}

/**
 * Returns both titles of an entry whose form has one: the given one in the language of the request, the other as it was
 * sent, otherwise as it is kept, otherwise the same.
 */
export const titlesOf = (
  { given, en, zh }: Written,
  language: Language,
  kept: { readonly en: string; readonly zh: string } = { en: given, zh: given },
): { readonly en: string; readonly zh: string } =>
  language === 'zh' ? { en: en ?? kept.en, zh: given } : { en: given, zh: zh ?? kept.zh };
