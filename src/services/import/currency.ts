import { foldedText } from '#machines/kit/text.ts';

/** Names of the kyat, at the beginning of what a bank writes: `MMK`, `Myanmar Kyat`, `MMK - Kyats`. */
const KYAT = /^(?:(?:myanmar|burmese) )?(?:mmk|kyats?|ks|缅币|缅元|緬幣|緬元|ကျပ်)(?![\p{L}\p{M}])/u;

/** Returns whether a currency is the kyat. */
export const isKyat = (text: string): boolean => KYAT.test(foldedText(text));
