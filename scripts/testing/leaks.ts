/** Kinds of secrets and personal data that a text of a log holds, and the text with them masked. */
export interface Leak {
  readonly kinds: readonly string[];
  /** The text around it, with everything of these kinds masked. */
  readonly masked: string;
}

const MASK = '***';
/** Characters of the text that are named around a leak. */
const AROUND = 160;

/** Forms of secrets and of personal data, each of which ends where no letter, digit or hyphen follows. */
const FORMS: readonly (readonly [kind: string, form: string])[] = [
  ['password in an address', String.raw`(?<=:\/\/[^\s:@/"]{1,40}:)[^\s@/"]+(?=@)`],
  ['e-mail address', String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b`],
  ['phone', String.raw`(?<![\w.-])(?:\+?95[ -]?|0)9(?:[ -]?\d){7,9}(?![\w-])`],
  ['phone', String.raw`(?<![\w.-])(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?![\w-])`],
  ['identity number', String.raw`(?<![\w-])\d{17}[\dXx](?![\w-])`],
  ['identity number', String.raw`\d{1,2}\/[A-Za-z]{3,12}\([A-Z]\)\d{5,6}`],
  ['name', String.raw`(?<![\w-])(?:Daw|U|Ma|Ko|Mg|Nang|Sai) [A-Z][a-z]+(?: [A-Z][a-z]+)*`],
  ['text of a person', String.raw`[\p{Script=Han}\p{Script=Myanmar}]+`],
  ['address', String.raw`\d+,? [A-Z0-9][\w ]{1,30} (?:Road|Street|Lane|Township)\b`],
  ['key', String.raw`shw_[\w-]{20,}|-----BEGIN[\w -]*PRIVATE KEY|\$argon2\w*\$[^\s"]+`],
  ['token', String.raw`(?<![\w-])(?:Bearer|Basic) [\w.~+/-]{6,}=*`],
  // Whatever else has the length of 256 random bits, with letters of both kinds and a digit.
  ['token', String.raw`(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])`],
  ['cookie', String.raw`(?<![\w-])(?:__Host-)?(?:sid|device)=[^\s";]+`],
  ['secret', String.raw`(?<=\b(?:password|passphrase|secret|cookie|authorization|token)\\*"\s*:\s*\\*")[^"\\]+`],
];

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns a finder of leaks in a text: of everything of a known form, and of the known texts themselves. */
export function leakFinder(known: readonly string[]): (text: string) => Leak | null {
  const listed = known.map((text) => literal(JSON.stringify(text).slice(1, -1))).join('|');
  const found = [...FORMS, ['known text', `(?<![\\w-])(?:${listed})(?![\\w-])`] as const].map(
    ([kind, form]) => [kind, new RegExp(form, 'gu')] as const,
  );
  return (text) => {
    const kinds = new Set(found.flatMap(([kind, form]) => (text.search(form) < 0 ? [] : [kind])));
    if (kinds.size === 0) return null;
    const masked = found.reduce((rest, [, form]) => rest.replaceAll(form, MASK), text);
    const place = Math.max(0, masked.indexOf(MASK) - AROUND / 2);
    return { kinds: [...kinds], masked: masked.slice(place, place + AROUND) };
  };
}
