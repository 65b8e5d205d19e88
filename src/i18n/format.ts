import { shownInMyanmar } from '#machines/time/calendar.ts';

/** Currencies of the company (§1). */
export type Currency = 'MMK' | 'CNY';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST_NOW_MS = 30 * SECOND;

/** Formats of figures, times and durations in one language (§1, §9). Instants are UTC ISO, shown in Myanmar time. */
export interface Formats {
  /** A number rounded to two decimals at most (§9). */
  readonly number: (value: number) => string;
  /** Hundredths of a currency: `1,200.00 MMK`. */
  readonly money: (hundredths: number, currency: Currency) => string;
  /** Hundredths as a figure alone, where the column says the currency: `1,200.00`. */
  readonly amount: (hundredths: number) => string;
  /** Grams as kilograms: `1.25 kg`. */
  readonly weight: (grams: number) => string;
  /** Millimetres as centimetres: `32.5 cm`. */
  readonly length: (millimetres: number) => string;
  /** A share of one as a percentage. */
  readonly percent: (share: number) => string;
  /** `DD/MM/YYYY HH:mm:ss` (§1); an empty text for no instant. */
  readonly instant: (iso: string | null | undefined) => string;
  /** `DD/MM/YYYY`. */
  readonly day: (iso: string | null | undefined) => string;
  /** Just now, minutes, hours, 1 day ago, then the instant itself (§9). `now` in milliseconds of the epoch. */
  readonly relative: (iso: string, now: number) => string;
  /** Milliseconds as days and hours (§9); under an hour as minutes. */
  readonly duration: (milliseconds: number) => string;
  /** `a, b, c` in the language's manner: Chinese has its own comma. */
  readonly list: (items: readonly string[]) => string;
}

/** Myanmar's day and the time of the day at an instant; null for what is no instant. */
const shown = (iso: string | null | undefined): { readonly day: string; readonly time: string } | null => {
  const local = iso ? shownInMyanmar(iso) : null;
  if (local === null) return null;
  const [date = '', time = ''] = local.split('T');
  return { day: date.split('-').toReversed().join('/'), time: time.slice(0, 8) };
};

/** Makes the formats of a figures tag; `text` gives the words between figures. */
export const createFormats = (
  tag: string,
  text: (id: string, values?: Record<string, string | number>) => string,
): Formats => {
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const measure = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const enumeration = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' });
  const instant = (iso: string | null | undefined): string => {
    const local = shown(iso);
    return local ? `${local.day} ${local.time}` : '';
  };
  return {
    number: (value) => plain.format(value),
    amount: (hundredths) => amount.format(hundredths / 100),
    money: (hundredths, currency) => `${amount.format(hundredths / 100)} ${currency}`,
    weight: (grams) => `${measure.format(grams / 1000)} kg`,
    length: (millimetres) => `${measure.format(millimetres / 10)} cm`,
    percent: (part) => share.format(part),
    instant,
    day: (iso) => shown(iso)?.day ?? '',
    relative: (iso, now) => {
      const age = now - Date.parse(iso);
      if (age < JUST_NOW_MS) return text('format.justNow');
      if (age < HOUR) return text('format.minutesAgo', { count: Math.max(1, Math.floor(age / MINUTE)) });
      if (age < DAY) return text('format.hoursAgo', { count: Math.floor(age / HOUR) });
      if (age < 2 * DAY) return text('format.oneDayAgo');
      return instant(iso);
    },
    duration: (milliseconds) => {
      const days = Math.floor(milliseconds / DAY);
      const hours = Math.floor((milliseconds % DAY) / HOUR);
      if (days > 0) return text('format.daysAndHours', { days, hours });
      const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
      if (hours > 0) return text('format.hoursAndMinutes', { hours, minutes });
      if (minutes > 0) return text('format.minutes', { minutes });
      return text('format.seconds', { seconds: Math.floor(milliseconds / SECOND) });
    },
    list: (items) => enumeration.format(items),
  };
};
