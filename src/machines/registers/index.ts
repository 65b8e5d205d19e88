import type { Noun } from '../kit/noun.ts';
import { addressCode } from './addressCode.ts';
import { branch } from './branch.ts';
import { department } from './department.ts';
import { dictionary } from './dictionary.ts';
import { exchangeRate } from './exchangeRate.ts';
import { menu } from './menu.ts';
import { merchant } from './merchant.ts';
import { question } from './question.ts';
import { role } from './role.ts';
import { staff } from './staff.ts';
import { station } from './station.ts';
import { tariff } from './tariff.ts';

export {
  addressCode,
  branch,
  department,
  dictionary,
  exchangeRate,
  menu,
  merchant,
  question,
  role,
  staff,
  station,
  tariff,
};
export type { AddressCode } from './addressCode.ts';
export type { Branch } from './branch.ts';
export type { Department } from './department.ts';
export type { Dictionary } from './dictionary.ts';
export type { ExchangeRate } from './exchangeRate.ts';
export type { Menu } from './menu.ts';
export type { Merchant } from './merchant.ts';
export type { Question } from './question.ts';
export type { Role } from './role.ts';
export type { Staff, StaffKnown } from './staff.ts';
export type { Station } from './station.ts';

/** Every noun that is merely kept. */
export const registers: readonly Noun[] = [
  addressCode,
  branch,
  department,
  dictionary,
  exchangeRate,
  menu,
  merchant,
  question,
  role,
  staff,
  station,
  tariff,
];
