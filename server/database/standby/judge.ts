import { TIMELINE } from '../fence.ts';
import { SHOWN, SYSTEM, WRITTEN } from './places.ts';

/** Last event that a standby shows, and how far it is. */
export interface Copy {
  readonly system: string;
  /** Timeline of a PostgreSQL that writes; 0 of one that follows another. */
  readonly timeline: number;
  readonly shown: number;
  readonly position: string | null;
  readonly hash: string | null;
}

/** The primary, and its event at the position of the standby's last one. */
export interface Original {
  readonly system: string;
  readonly timeline: number;
  readonly written: number;
  readonly hash: string | null;
}

export const ASK_COPY = `
select ${SYSTEM} as system, ${TIMELINE} as timeline, ${SHOWN} as shown, last.position::text, last.hash
from (select) as one left join lateral (select position, hash from events order by position desc limit 1) as last on true`;

export const ASK_ORIGINAL = `
select ${SYSTEM} as system, ${TIMELINE} as timeline, ${WRITTEN} as written,
  (select hash from events where position = $1::bigint) as hash`;

/**
 * Compares a standby with its primary, which was asked after it: `foreign` is another database, `parted` wrote or followed
 * what the primary never had, `unknown` shows an event that the primary does not show yet.
 */
export function judge(copy: Copy, original: Original): 'same' | 'unknown' | 'foreign' | 'parted' {
  if (copy.system !== original.system) return 'foreign';
  if (copy.timeline !== 0 && copy.timeline !== original.timeline) return 'parted';
  if (copy.position !== null && original.hash === null) return 'unknown';
  return copy.hash === original.hash || copy.position === null ? 'same' : 'parted';
}
