import type { AggregateType } from '../kit/aggregateType.ts';
import { addressCode } from './addressCode.ts';
import { area } from './area.ts';
import { branch } from './branch.ts';
import { car } from './car.ts';
import { carrier } from './carrier.ts';
import { department } from './department.ts';
import { dictionary } from './dictionary.ts';
import { exchangeRate } from './exchangeRate.ts';
import { menu } from './menu.ts';
import { question } from './question.ts';
import { role } from './role.ts';
import { shelf } from './shelf.ts';
import { station } from './station.ts';
import { tariff } from './tariff.ts';

export {
  addressCode,
  area,
  branch,
  car,
  carrier,
  department,
  dictionary,
  exchangeRate,
  menu,
  question,
  role,
  shelf,
  station,
  tariff,
};
export type { AddressCode } from './addressCode.ts';
export type { Area } from './area.ts';
export type { Branch } from './branch.ts';
export type { Car } from './car.ts';
export type { Carrier } from './carrier.ts';
export type { Department } from './department.ts';
export type { Dictionary } from './dictionary.ts';
export type { ExchangeRate } from './exchangeRate.ts';
export type { Menu } from './menu.ts';
export type { Question } from './question.ts';
export type { Role } from './role.ts';
export type { Shelf } from './shelf.ts';
export type { Station } from './station.ts';

/** Every register. */
export const registers: readonly AggregateType[] = [
  addressCode,
  area,
  branch,
  car,
  carrier,
  department,
  dictionary,
  exchangeRate,
  menu,
  question,
  role,
  shelf,
  station,
  tariff,
];
