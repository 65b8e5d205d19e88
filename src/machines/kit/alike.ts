import { foldedText, plainText, withOneLook } from './text.ts';

/** Digits of Burmese that nobody tells from letters, and the sign that nobody tells from a digit. */
const FOR_OTHERS: Readonly<Record<string, string>> = { '၀': 'ဝ', '၇': 'ရ', '၎': '၄' };

/**
 * Returns the form in which texts are sought, equal for two that look the same: letters of usual width, no ligatures, one
 * sign of Burmese for those that nobody tells apart. `look_alike` of migration 216 is the same for stored texts.
 */
export const lookAlike = (text: string): string =>
  withOneLook(plainText(text).normalize('NFKC')).replaceAll(/[၀၇၎]/g, (sign) => FOR_OTHERS[sign] ?? sign);

/** Apostrophes, hyphens and dots, of any width: people write O'Brien, O’Brien and OBrien. */
const LEFT_OUT = /['’‘ʼ′`´＇.·•・‧．\-‐‑‒–—－]/g;
/** Accents of Latin, Greek and Cyrillic letters. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters with a stroke or without their dot, which no accent explains. */
const STROKED: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i' };

/** Returns a text in small letters without accents and with single spaces. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[đøłı]/g, (letter) => STROKED[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a text without accents and signs; one that is only signs keeps them. */
const bare = (text: string, look: (part: string) => string): string =>
  withoutAccents(look(text.replaceAll(LEFT_OUT, '')).replaceAll(LEFT_OUT, '')) || withoutAccents(look(text));

/** Returns the form in which names are sought without their signs kept apart: `bare_words` of migration 222 is the same for stored texts. */
export const bareWords = (text: string): string => withoutAccents(lookAlike(text));

/**
 * Returns the form in which a part of a text is sought among stored ones: as `lookAlike`, without accents, apostrophes, hyphens, dots
 * and double spaces. `sought_form` of migration 222 is the same for stored texts.
 */
export const soughtForm = (text: string): string => bare(text, lookAlike);

/** Returns the form in which what is typed is sought among the choices of a screen: as `soughtForm`, with the digits of every script alike. */
export const soughtText = (text: string): string => bare(text, foldedText);

/** Returns whether a text of a screen has what is typed. */
export const hasSought = (text: string, typed: string): boolean => soughtText(text).includes(soughtText(typed));
