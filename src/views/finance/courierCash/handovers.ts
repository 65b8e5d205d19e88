import type { StreamRecord } from '#services/stream.ts';

/** Amounts of both currencies, in hundredths. */
export interface Amounts {
  readonly MMK: number;
  readonly CNY: number;
}

/** Cash that a payment of an order brought; below zero where it was given back. */
export interface Brought {
  readonly version: number;
  readonly order: string;
  readonly stage: string;
  readonly amounts: Amounts;
  readonly at: string;
}

/** Numbers of notes by their value; null for a currency whose notes were not named. */
export type NotesOf = Readonly<Record<keyof Amounts, Readonly<Record<string, number>> | null>>;

/** Notes as they were declared and counted; null for a count that is not in, or sealed. */
export interface Noted {
  readonly declared: NotesOf | null;
  readonly first: NotesOf | null;
  readonly second: NotesOf | null;
}

/** A hand-over of cash with the payments that it comes from; `at` is null for what is still in hand. */
export interface Handover {
  readonly at: string | null;
  /** Held since the hand-overs before. */
  readonly before: Amounts;
  readonly brought: readonly Brought[];
  readonly declared: Amounts | null;
  /** Booked or last counted amounts; null while the counts are sealed. */
  readonly found: Amounts | null;
  readonly noted: Noted;
  /** True once its counts are accepted, or a dispute about them is resolved. */
  readonly isClosed: boolean;
}

const NOTHING: Amounts = { MMK: 0, CNY: 0 };
const NOTHING_NOTED: Noted = { declared: null, first: null, second: null };

export const plus = (one: Amounts, other: Amounts): Amounts => ({
  MMK: one.MMK + other.MMK,
  CNY: one.CNY + other.CNY,
});
export const minus = (one: Amounts, other: Amounts): Amounts => ({
  MMK: one.MMK - other.MMK,
  CNY: one.CNY - other.CNY,
});

/** Sum of what was held before and what the orders brought. */
export const expectedOf = ({ before, brought }: Handover): Amounts =>
  brought.reduce((sum, { amounts }) => plus(sum, amounts), before);

type Data = Readonly<Record<string, unknown>>;

const amountsIn = ({ MMK, CNY }: Data): Amounts => ({ MMK: Number(MMK ?? 0), CNY: Number(CNY ?? 0) });

const notesIn = (data: Data): NotesOf => {
  const { notesMmk = null, notesCny = null } = data as {
    notesMmk?: Readonly<Record<string, number>>;
    notesCny?: Readonly<Record<string, number>>;
  };
  return { MMK: notesMmk, CNY: notesCny };
};

function broughtBy({ version, type, data, occurredAt }: StreamRecord): Brought {
  const { receivable = '', amount = 0, currency } = data as { receivable?: string; amount?: number; currency?: string };
  const cut = receivable.lastIndexOf('-');
  const signed = type === 'courierCash.reversed' ? -amount : amount;
  return {
    version,
    order: receivable.slice(0, cut),
    stage: receivable.slice(cut + 1),
    amounts: currency === 'CNY' ? { MMK: 0, CNY: signed } : { MMK: signed, CNY: 0 },
    at: occurredAt,
  };
}

const open = (before: Amounts): Handover => ({
  at: null,
  before,
  brought: [],
  declared: null,
  found: null,
  noted: NOTHING_NOTED,
  isClosed: false,
});

/** Notes after an event of a hand-over. */
const notedAfter = (noted: Noted, type: string, data: Data): Noted => {
  const notes = 'MMK' in data ? notesIn(data) : null;
  if (type === 'courierCash.firstCounted') return { ...noted, first: notes };
  return type === 'courierCash.secondCounted' ? { ...noted, second: notes } : noted;
};

const CLOSING: readonly string[] = ['courierCash.accepted', 'courierCash.differenceAccepted', 'courierCash.resolved'];

/** Returns the place of the hand-over that is counted or disputed: what people look for; else of the cash in hand. */
export const placeInQuestion = (handovers: readonly Handover[]): number =>
  Math.max(
    0,
    handovers.findIndex(({ at, isClosed }) => at !== null && !isClosed),
  );

/** Splits the log of a person's cash into hand-overs, the latest first; the first one is what is in hand now. */
export function handoversOf(records: readonly StreamRecord[]): readonly Handover[] {
  const past: Handover[] = [];
  let now = open(NOTHING);
  for (const record of records) {
    const data = record.data as Data;
    const [last] = past;
    switch (record.type) {
      case 'courierCash.collected':
      case 'courierCash.reversed':
        now = { ...now, brought: [...now.brought, broughtBy(record)] };
        break;
      case 'courierCash.handedIn': {
        const declared = amountsIn(data);
        past.unshift({
          ...now,
          at: record.occurredAt,
          declared,
          noted: { ...NOTHING_NOTED, declared: notesIn(data) },
        });
        now = open(minus(expectedOf(now), declared));
        break;
      }
      case 'courierCash.takenBack':
        if (last) {
          past.shift();
          now = { ...last, at: null, declared: null, noted: NOTHING_NOTED, brought: [...last.brought, ...now.brought] };
        }
        break;
      case 'courierCash.firstCounted':
        if (last) past[0] = { ...last, noted: notedAfter(last.noted, record.type, data) };
        break;
      case 'courierCash.secondCounted':
      case 'courierCash.resolved':
        if (last && 'MMK' in data)
          past[0] = { ...last, found: amountsIn(data), noted: notedAfter(last.noted, record.type, data) };
        break;
      default:
        break;
    }
    if (past[0] && CLOSING.includes(record.type)) past[0] = { ...past[0], isClosed: true };
  }
  return [now, ...past];
}
