/** A language of the console (§9): how it calls itself, its tag for `lang` and words, and the tag its figures use. */
export interface LanguageInfo {
  /** Readable without a font of its script where machines may lack one. */
  readonly name: string;
  readonly tag: string;
  /** Browsers lack number and date data for some languages; those borrow another's. */
  readonly figures: string;
  /** Its file holds every message; one that does not is read over English. */
  readonly isWhole: boolean;
}

/** Every language; a further one is a line here, a line in `load.ts` and its message file: what it lacks is said in English. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en', figures: 'en-GB', isWhole: true },
  zh: { name: '中文', tag: 'zh-CN', figures: 'zh-CN', isWhole: true },
  // Latin digits and DD/MM/YYYY, as the company writes them; no browser has figures of Burmese.
  my: { name: 'မြန်မာ (Burmese)', tag: 'my', figures: 'en-GB', isWhole: false },
} satisfies Record<string, LanguageInfo>;

export type Language = keyof typeof LANGUAGES;

/** The language when nothing better is known (§9). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The ids of all languages, in the order they are offered. */
export const LANGUAGE_IDS = Object.keys(LANGUAGES).filter((id): id is Language => id in LANGUAGES);

/** The languages that lack no message. */
export const WHOLE_LANGUAGE_IDS = LANGUAGE_IDS.filter((id) => LANGUAGES[id].isWhole);

/** The first language that we have among tags such as `zh-Hans-CN` or `en`, else English (§9). */
export const languageOf = (tags: readonly (string | null | undefined)[]): Language => {
  for (const tag of tags) {
    const id = tag?.toLowerCase().split(/[-_]/)[0];
    const known = LANGUAGE_IDS.find((language) => language === id);
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
};
