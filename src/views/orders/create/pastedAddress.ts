import { foldedText, plainCode } from '#machines/kit/text.ts';
import { e164Of, isWholePhone } from '#machines/fields/phones.ts';
import { namesOf } from '#views/shapes/fields/namedIn.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';
import { areasNamedIn, withoutKind } from './areasNamed.ts';
import { isCountry, isStreet, nameAmong, titledAmong, withoutLabel } from './partOfAddress.ts';

/** Parts of a pasted address; null for each that was not found. */
export interface PastedAddress {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Area code of the city, or of its township if that is named. */
  readonly city: string | null;
  readonly address: string | null;
  /** Parts that are nothing of it: to be looked at by the person. */
  readonly unknown: readonly string[];
}

const SEPARATORS = /[\n\r\t,，、;；|၊။]+|\s\/\s/;
const PHONE = /[+(]{0,2}\d[\d ().\p{Pd}-]{5,18}\d/gu;

const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(', '));

/** Reads an address as people paste it: name, phone, city and street in any order. Areas come each after its parent. */
export function readPastedAddress(pasted: string, areas: readonly Reference[]): PastedAddress {
  const text = plainCode(pasted);
  const typed = (text.match(PHONE) ?? []).map((match) => match.trim()).find(isWholePhone) ?? null;
  const rest = typed === null ? text : text.replace(typed, '\n');
  const parts = rest
    .split(SEPARATORS)
    .flatMap((part) => part.split(/\s{2,}/))
    .map(withoutLabel)
    .filter((part) => part !== '');
  // Some places are called as people are.
  const titled = titledAmong(parts);
  const places = parts.filter((part) => part !== titled);
  const { city, township, above, namesAnArea } = areasNamedIn(places, areas);
  const said = new Set([...(city ? [city] : []), ...above].flatMap(namesOf).map(foldedText));
  const isSaid = (part: string): boolean =>
    city !== null && (isCountry(part) || said.has(foldedText(part)) || said.has(foldedText(withoutKind(part))));
  const isTownship = (part: string): boolean =>
    township !== null && namesOf(township).some((name) => foldedText(name) === foldedText(withoutKind(part)));
  const others = places.filter((part) => isTownship(part) || !isSaid(part));
  const name = titled ?? nameAmong(others.filter((part) => !namesAnArea(part)));
  const left = others.filter((part) => part !== name);
  const isOfAddress = (part: string): boolean => isStreet(part) || namesAnArea(part);
  return {
    name,
    phone: typed === null ? null : e164Of(typed),
    city: (township ?? city)?.id ?? null,
    address: joined(left.filter(isOfAddress)),
    unknown: [...new Set(left.filter((part) => !isOfAddress(part)))],
  };
}

/** Returns the address with the parts that were not understood behind it. */
export const withUnknown = ({ address, unknown }: Pick<PastedAddress, 'address' | 'unknown'>): string | null =>
  joined([...(address === null ? [] : [address]), ...unknown]);
