import { plain, type Kind, type Known } from './known.ts';

/** A whole personal value in an answer. */
export interface Found {
  readonly kind: Kind;
  readonly value: string;
}

const DIGITS = /\+?\d(?:[ -]?\d){5,18}/g;
const RUN = /\d{6,}/g;
/** Phones of Myanmar and of China, known or not. */
const PHONE = /^(?:09\d{7,9}|1[3-9]\d{9})$/;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Identity numbers of Myanmar and of China, known or not. */
const IDENTITY = /\d{1,2}\/[A-Za-z]{3,}\([A-Z]\)\d{6}|(?<!\d)[1-9]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dX](?!\w)/g;
/** Hashes and random ids, whose digits may look like a phone number. */
const HASH = /\b(?:[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|PC-[0-9A-F]{16})\b/g;

/** Signs in an address, whose digits are none of a number. */
const ENCODED = /%[0-9A-F]{2}/g;

/** Returns whether a text has a value as a whole: room 1 is not in room 12. */
function hasWhole(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!/^\w/.test(text.slice(at + value.length))) return true;
  return false;
}

/** Searches texts for whole personal values: those of the world, and whatever has their form. */
export function createSearch(known: ReadonlyMap<string, Known>) {
  const literal = [...known].filter(([, { kind }]) => kind === 'identity' || kind === 'homeAddress');

  return (whole: string): Found[] => {
    const text = whole.replace(HASH, '').replace(ENCODED, ' ');
    const found = new Map<string, Found>();
    const add = (kind: Kind, value: string) => found.set(value, { kind, value });
    for (const candidate of [...(text.match(DIGITS) ?? []), ...(text.match(RUN) ?? [])]) {
      const number = plain(candidate);
      if (known.get(number)?.kind === 'phone' || PHONE.test(number)) add('phone', number);
    }
    for (const email of text.match(EMAIL) ?? []) add('email', email);
    for (const identity of text.match(IDENTITY) ?? []) add('identity', identity);
    for (const [value, { kind }] of literal) if (hasWhole(text, value)) add(kind, value);
    return [...found.values()];
  };
}

export type Search = ReturnType<typeof createSearch>;
