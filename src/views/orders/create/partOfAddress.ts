const HONORIFIC = /^(?:u|daw|ko|ma|maung|mg|sai|nang|naw|saw|dr|mr|mrs|ms)\.?\s/i;
const CHINESE_NAME = /^\p{Script=Han}{2,4}(?:先生|女士|小姐)?$/u;
const MOST_LETTERS_OF_A_NAME = 60;
const MOST_WORDS_OF_A_NAME = 5;
const LABELS = /^(?:name|phone|tel|mobile|address|addr|姓名|收件人|寄件人|电话|手机|地址)\s*[:：]\s*/i;
const COUNTRIES = /^(?:myanmar|burma|china|缅甸|中国|မြန်မာ(?:နိုင်ငံ)?|တရုတ်(?:နိုင်ငံ)?)$/iu;

/** A number of a house, alone or with letters; a longer one is a phone or an account. */
const WITH_NUMBER = /^(?!.*\d{6})(?!.*\d[\d .()-]{6,}\d).*\d/u;
const STREET_WORDS =
  /(?<!\p{L})(?:street|st|road|rd|lane|avenue|ave|highway|quarter|ward|block|building|bldg|tower|condo|floor|room|house|village|market|corner|hotel|school|hospital|station|near|opposite|behind)(?!\p{L})/iu;
const CHINESE_STREET = /[路街巷弄号楼栋室镇乡村区寨店旁]|小区|大厦|对面/u;
const BURMESE_STREET = /လမ်း|ရပ်ကွက်|အမှတ်|တိုက်|အခန်း|ကျေးရွာ|ရွာ|အိမ်|ထောင့်|အနီး|စျေး|ဈေး|ဟိုတယ်|ကျောင်း/u;

/** Returns a part of an address without what it is called. */
export const withoutLabel = (part: string): string => part.trim().replace(LABELS, '').trim();

/** Returns true for the name of one of the two countries. */
export const isCountry = (part: string): boolean => COUNTRIES.test(part);

/** Returns true for a part that says where in a township: it has a number, or a word for a street or a house. */
export const isStreet = (part: string): boolean =>
  [WITH_NUMBER, STREET_WORDS, CHINESE_STREET, BURMESE_STREET].some((sign) => sign.test(part));

/** Returns whether a part of an address can be a person's name: no street, few words. */
const canBeName = (part: string): boolean =>
  !/\d/.test(part) &&
  !isStreet(part) &&
  part.length <= MOST_LETTERS_OF_A_NAME &&
  part.split(/\s+/).length <= MOST_WORDS_OF_A_NAME;

/** Returns the part that is a person's name by its title; null for none. */
export const titledAmong = (parts: readonly string[]): string | null =>
  parts.find((part) => HONORIFIC.test(part) && canBeName(part)) ?? null;

/** Returns the part that is a person's name by its form, else the first one if it can be; null for none. */
export const nameAmong = (parts: readonly string[]): string | null =>
  parts.find((part) => CHINESE_NAME.test(part) && canBeName(part)) ??
  (parts[0] !== undefined && canBeName(parts[0]) ? parts[0] : null);
