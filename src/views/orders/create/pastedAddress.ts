import { foldedText, plainCode } from '#machines/kit/text.ts';
import { e164Of, isWholePhone } from '#machines/phones.ts';
import type { Reference } from '#views/shapes/fields/references.ts';

/** Parts of a pasted address; null for each that was not found. */
export interface PastedAddress {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Area code of the city. */
  readonly city: string | null;
  readonly address: string | null;
}

/** Depth of cities among the areas; townships are below. */
const CITY_DEPTH = 1;
const SEPARATORS = /[\n\r\t,，、;；|]+/;
const PHONE = /[+(]{0,2}\d[\d ().\p{Pd}-]{5,18}\d/gu;
/** Latin names are not found within longer words. */
const LATIN = /^[\p{Script=Latin} .'-]+$/u;
const HONORIFIC = /^(?:u|daw|ko|ma|maung|mg|sai|nang|naw|saw|dr|mr|mrs|ms)\.?\s/i;
const CHINESE_NAME = /^\p{Script=Han}{2,4}(?:先生|女士|小姐)?$/u;
const MOST_WORDS_OF_A_NAME = 5;
const LABELS = /^(?:name|phone|tel|mobile|address|addr|姓名|收件人|寄件人|电话|手机|地址)\s*[:：]\s*/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const isNamedIn = (text: string, label: string): boolean =>
  LATIN.test(label)
    ? new RegExp(String.raw`(?<!\p{L})${escaped(label)}(?!\p{L})`, 'iu').test(text)
    : text.includes(label);

/** Returns the city that a text names, by its own name or by that of a township; the longest name counts. */
function cityIn(text: string, areas: readonly Reference[]): { readonly id: string; readonly label: string } | null {
  let city: Reference | null = null;
  let found: { id: string; label: string; isCity: boolean } | null = null;
  for (const area of areas) {
    const depth = area.depth ?? 0;
    if (depth < CITY_DEPTH) city = null;
    if (depth === CITY_DEPTH) city = area;
    if (city === null || area.label.length < 2 || !isNamedIn(text, area.label)) continue;
    const isCity = depth === CITY_DEPTH;
    if (found === null || (isCity === found.isCity ? area.label.length > found.label.length : isCity))
      found = { id: city.id, label: area.label, isCity };
  }
  return found;
}

/** Returns whether a part of an address can be a person's name: no digit, few words. */
const canBeName = (part: string): boolean =>
  !/\d/.test(part) && part.length <= 60 && part.split(/\s+/).length <= MOST_WORDS_OF_A_NAME;

const nameAmong = (parts: readonly string[]): string | null =>
  parts.find((part) => canBeName(part) && (HONORIFIC.test(part) || CHINESE_NAME.test(part))) ??
  (parts[0] !== undefined && canBeName(parts[0]) ? parts[0] : null);

/** Reads an address as people paste it: name, phone, city and street in any order. Areas come each after its parent. */
export function readPastedAddress(pasted: string, areas: readonly Reference[]): PastedAddress {
  const text = plainCode(pasted);
  const typed = (text.match(PHONE) ?? []).map((match) => match.trim()).find(isWholePhone) ?? null;
  const rest = typed === null ? text : text.replace(typed, '\n');
  const city = cityIn(rest, areas);
  const parts = rest
    .split(SEPARATORS)
    .flatMap((part) => part.split(/\s{2,}/))
    .map((part) => part.trim().replace(LABELS, '').trim())
    .filter((part) => part !== '' && foldedText(part) !== foldedText(city?.label ?? ''));
  const name = nameAmong(parts);
  const street = parts.filter((part) => part !== name).join(', ');
  return {
    name,
    phone: typed === null ? null : e164Of(typed),
    city: city?.id ?? null,
    address: street === '' ? null : street,
  };
}
