/** Names of units as people write them beside a number, as parts of patterns. */
export const UNIT_NAMES = {
  cm: 'cm|厘米',
  MMK: 'MMK|kyats?|Ks\\.?|ကျပ်|缅币|缅元',
  CNY: 'CNY|RMB|yuan|¥|人民币|元',
  kg: 'kg|公斤|千克|ကီလို',
} as const;
