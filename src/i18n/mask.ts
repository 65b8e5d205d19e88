import { nationalOf } from '#machines/fields/phones.ts';

const KEPT_START = 3;
const KEPT_END = 4;

/** A phone number for display: the first three and last four digits of it as it is dialled in its country (§9). */
export const maskedPhone = (recorded: string): string => {
  const phone = nationalOf(recorded);
  const hidden = phone.length - KEPT_START - KEPT_END;
  if (hidden > 0) return `${phone.slice(0, KEPT_START)}${'*'.repeat(hidden)}${phone.slice(-KEPT_END)}`;
  return '*'.repeat(Math.max(0, phone.length - 2)) + phone.slice(-2);
};

/** An identity number for display: its last two characters. */
export const maskedIdentity = (number: string): string =>
  '*'.repeat(Math.max(0, number.length - 2)) + (number.length > 2 ? number.slice(-2) : '*'.repeat(number.length));

/** The address of a home for display, without its length. */
export const maskedAddress = (address: string): string => (address === '' ? '' : '***');

/** An e-mail address for display: the first letter of the name, and the domain (§9). */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  return `${email.slice(0, 1)}***${email.slice(at)}`;
};
