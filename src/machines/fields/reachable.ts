import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { e164Of, isForeign, isOfMyanmarOrChina } from './phones.ts';

/**
 * Returns whether a phone number can be called: one of Myanmar, of China, or of another country with its code. Only
 * rules import this file, because the table of the countries is large.
 */
export function isReachablePhone(phone: string): boolean {
  const e164 = e164Of(phone);
  return phone === '' || isOfMyanmarOrChina(e164) || (isForeign(e164) && isValidPhoneNumber(e164));
}
