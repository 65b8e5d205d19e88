import type { Words } from '#i18n/words.ts';
import type { SessionUser } from '#machines/session/types.ts';
import { rangeOf } from '#views/shapes/list/query.ts';

/** Circumstances of a report's figures. */
export interface Circumstances {
  /** Title of the time of the period; null for figures of any time. */
  readonly time: string | null;
  /** Period as an address holds it. */
  readonly period: string;
  /** Other filters in force, in words. */
  readonly filters: readonly string[];
  /** Instant at which the figures were read, UTC ISO. */
  readonly at: string;
  readonly user: SessionUser | null;
}

/** Days and circumstances of a report, as its file says them. */
export interface About {
  /** Days of the period for the name of the file; null for any time. */
  readonly days: string | null;
  readonly notes: readonly string[];
}

/** Returns what the file of a report says about its figures: days, filters, time and account. */
export function aboutOf({ time, period, filters, at, user }: Circumstances, words: Words): About {
  const range = time === null ? null : rangeOf(period, Date.parse(at));
  const dayOf = (day: string): string => words.day(`${day}T12:00:00Z`);
  const counted =
    range && time !== null
      ? words.text('ui.report.point', { name: time, value: `${dayOf(range.start)} – ${dayOf(range.end)}` })
      : words.text('ui.report.anyTime');
  const account = user && {
    name: user.nickName,
    username: user.username,
    branch: (words.language === 'zh' ? user.branchNameZh : null) ?? user.branchName ?? '–',
  };
  return {
    days: range && (range.start === range.end ? range.start : `${range.start} – ${range.end}`),
    notes: [
      counted,
      ...filters,
      words.text('ui.report.asOf', { time: words.instant(at) }),
      ...(account ? [words.text('ui.report.account', account)] : []),
    ],
  };
}
