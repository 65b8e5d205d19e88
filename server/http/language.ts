import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_IDS, languageOf, type Language } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';

/** Names of the languages in the family's `pc-language` (§7: `cn` or `us`, §3). */
const FAMILY_NAMES: Readonly<Record<string, Language>> = { cn: 'zh', us: 'en' };

const single = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? '';

/** Returns the caller's language: header `pc-language`, else `Accept-Language`, else English (§7, §9). */
export const languageOfHeaders = (headers: IncomingHttpHeaders): Language => {
  const chosen = single(headers['pc-language']).trim().toLowerCase();
  const accepted = (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  return FAMILY_NAMES[chosen] ?? languageOf([chosen, ...accepted]);
};

const WORDS = new Map(await Promise.all(LANGUAGE_IDS.map(async (id) => [id, await loadWords(id)] as const)));

/** Returns the messages of a language, loaded once at start. */
export function wordsOf(language: Language): Words {
  const words = WORDS.get(language);
  if (!words) throw new Error(`There are no messages in ${language}`);
  return words;
}
