/**
 * Validators of §5. Each accepts empty text, because required fields are checked elsewhere. The expressions run in
 * linear time: fixed lengths or single unbounded classes, no nesting.
 */
const matching =
  (...shapes: readonly RegExp[]) =>
  (text: string): boolean =>
    text === '' || shapes.some((shape) => shape.test(text));

const CHINESE_MOBILE = /^1[34578]\d{9}$/;
const CHINESE_LANDLINE = /^0[1-9]\d{1,2}-?\d{7,8}$/;
const CHINESE_ID_OLD = /^\d{15}$/;
const CHINESE_ID = /^\d{17}[\dXx]$/;
/** In letters of English or of Burmese, as the card has it; its digits are 0 to 9 here (`plainCode`). */
const MYANMAR_REGISTRATION_CARD =
  /^(?:[1-9]|1[0-4])\/(?:[A-Za-z]{3,9}\([NEPTYS]\)|[\u1000-\u103f]{3,12}\([\u1000-\u103f]{1,8}\))\d{6}$/;

/** Mobile number of China: 1, then 3, 4, 5, 7 or 8, then nine digits. */
export const isMobile = matching(CHINESE_MOBILE);

/** Landline number of China: area code and 7 or 8 digits, such as 010-1234567. */
export const isLandline = matching(CHINESE_LANDLINE);

export const isPhoneOrLandline = matching(CHINESE_MOBILE, CHINESE_LANDLINE);

/** National ID of China: 15 or 18 digits; the last of the 18 may be X. */
export const isNationalId = matching(CHINESE_ID_OLD, CHINESE_ID);

/** National ID of China or registration card of Myanmar, such as 12/KaMaYa(N)123456 or 12/ကမယ(နိုင်)123456 (ours). */
export const isIdentityNumber = matching(CHINESE_ID_OLD, CHINESE_ID, MYANMAR_REGISTRATION_CARD);

export const isEmail = (text: string): boolean => {
  if (text === '') return true;
  const [name, domain, ...rest] = text.split('@');
  if (!name || !domain || rest.length > 0 || text.length > 254) return false;
  const labels = domain.split('.');
  return (
    /^[A-Za-z0-9._%+-]+$/.test(name) &&
    !name.startsWith('.') &&
    !name.endsWith('.') &&
    labels.length >= 2 &&
    labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label)) &&
    /^[A-Za-z]{2,}$/.test(labels.at(-1) ?? '')
  );
};

/** IPv4 address: four decimal numbers up to 255, without leading zeros. */
export const isIpAddress = (text: string): boolean => {
  if (text === '') return true;
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
};

/** Absolute http, https or ftp address. */
export const isUrl = (text: string): boolean => {
  if (text === '') return true;
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['http:', 'https:', 'ftp:'].includes(protocol) && hostname !== '';
};

/** Link that leaves the console: http, https, mailto or tel. Excludes script and data URLs. */
export const isExternalLink = matching(/^(?:https?:|mailto:|tel:)/);

export const isLetters = matching(/^[A-Za-z]+$/);
export const isLowerCaseLetters = matching(/^[a-z]+$/);
export const isUpperCaseLetters = matching(/^[A-Z]+$/);
