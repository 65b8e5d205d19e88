/** Condition of a standby: only one that serves is read from. */
export type StandbyState = 'serving' | 'away' | 'late' | 'foreign' | 'parted';

/** Lag from which on a standby is late; PostgreSQL may leave the end of an idle log unsent for 15 s. */
export const LATE_SECONDS = 20;

/** Each condition in a sentence for the operator. */
export const SENTENCES: Readonly<Record<StandbyState, string>> = {
  serving: 'The PostgreSQL of DATABASE_READ_URL answers reads.',
  away: 'The PostgreSQL of DATABASE_READ_URL does not answer: all is read from DATABASE_URL. Start it, or correct the address.',
  late: `The PostgreSQL of DATABASE_READ_URL is more than ${LATE_SECONDS} s late: all is read from DATABASE_URL. Look at pg_stat_replication on the primary, and at the log of the standby.`,
  foreign:
    'The PostgreSQL of DATABASE_READ_URL is no copy of that of DATABASE_URL: all is read from DATABASE_URL. Name a standby of it, and the same database.',
  parted:
    'The PostgreSQL of DATABASE_READ_URL has left the history of that of DATABASE_URL, as after a promotion: all is read from DATABASE_URL. Make that standby anew.',
};
