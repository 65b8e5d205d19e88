import { isWholePhone } from './phones.ts';

/** Signs and words that people write between two numbers; blanks alone come last, since numbers have them too. */
const BETWEEN = [/[,;，；、|&\n]|\s+(?:or|and|或|和)\s+/iu, /[/／\n]/u, /\s+/u];

/** Longer texts are no list of phones, and to look for signs in their blanks takes its time. */
const MOST_CHARACTERS = 300;

/** Returns the whole phone numbers of a text that is several of them and nothing else; none for any other text. */
export function severalPhonesIn(text: string): readonly string[] {
  if (text.length > MOST_CHARACTERS || isWholePhone(text)) return [];
  for (const sign of BETWEEN) {
    const parts = text
      .split(sign)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > 1 && parts.every(isWholePhone)) return parts;
  }
  return [];
}
