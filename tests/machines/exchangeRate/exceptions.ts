import type { Equivalent } from '#modelTesting/mutation/index.ts';

const never = 'a rate is superseded by the next one, never edited: the rule refuses every amendment';

export const neverTaken: Readonly<Record<string, string>> = { 'registered exchangeRate.amended': never };

export const masked: Readonly<Record<string, string>> = {
  'registered exchangeRate.amended isSupersededNotEdited': never,
  'registered exchangeRate.amended rateIsPositive': never,
};

const held = 'no amendment is ever allowed; that it is refused, and why, is held by the registers’ own suite';

export const equivalents: readonly Equivalent[] = [
  { kind: 'rule dropped', name: /^registered exchangeRate\.amended without /, reason: held },
  { kind: 'way dropped', name: /^registered exchangeRate\.amended$/, reason: held },
  { kind: 'way misled', name: /^registered exchangeRate\.amended /, reason: held },
  { kind: 'permission not asked for', name: /^exchangeRate\.amended$/, reason: held },
  { kind: 'closed to people', name: /^exchangeRate\.amended$/, reason: held },
  { kind: 'held up while looked into', name: /^exchangeRate\.amended$/, reason: held },
];
