import { z } from 'zod';
import { codeText } from '../kit/codeText.ts';
import { event, type DataOf } from '../kit/event.ts';
import { means } from '../kit/meaning.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';

export const currencies = ['MMK', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

const cash = {
  receivable: codeText.min(1).max(80),
  amount: field.money.min(1),
  currency: z.enum(currencies),
};
/** Amounts by currency, in hundredths: declared at the handover, or counted. */
const amounts = { MMK: field.money, CNY: field.money };

/** Values of notes and coins in whole units, the greatest first. */
export const NOTES = {
  MMK: ['20000', '10000', '5000', '1000', '500', '200', '100', '50'],
  CNY: ['100', '50', '20', '10', '5', '1', '0.5', '0.1'],
} as const satisfies Readonly<Record<Currency, readonly string[]>>;

const MOST_NOTES = 100_000;
const notesOf = (currency: Currency) =>
  means(z.partialRecord(z.enum(NOTES[currency]), z.int().min(0).max(MOST_NOTES)), { notesOf: currency }).optional();

/** Amounts with the notes and coins that make them up. */
const counted = { notesMmk: notesOf('MMK'), MMK: field.money, notesCny: notesOf('CNY'), CNY: field.money };
const follows = { systemOnly: true, money: true };
const byPerson = { money: true };

export const events = {
  'courierCash.collected': event(null, cash, follows),
  'courierCash.reversed': event(null, cash, follows),
  'courierCash.handedIn': event(null, counted, byPerson),
  'courierCash.takenBack': event(null, { reason: field.reason }, byPerson),
  'courierCash.firstCounted': event(null, counted, byPerson),
  'courierCash.secondCounted': event(null, counted, byPerson),
  'courierCash.accepted': event(null, {}, byPerson),
  'courierCash.differenceAccepted': event(null, { reason: field.reason }, byPerson),
  'courierCash.disputed': event(null, { reason: field.reason }, byPerson),
  'courierCash.resolved': event(null, { ...amounts, reason: field.reason }, { ...byPerson, irreversible: true }),
};

export type CashEvents = typeof events;
export type CashRecordedEvent<Type extends keyof CashEvents> = RecordedEvent<DataOf<CashEvents, Type>>;
export type CashData<Type extends keyof CashEvents> = DataOf<CashEvents, Type>;
