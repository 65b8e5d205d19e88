/** Place in PostgreSQL's log as a number of bytes. */
const bytes = (place: string): string => `pg_wal_lsn_diff(${place}, '0/0')::float8`;

/** Place that the log of a primary has reached on its disk: everything acknowledged is before it. */
export const WRITTEN = bytes('pg_current_wal_flush_lsn()');

/** Place up to which a PostgreSQL shows its log: what a standby has repeated, what a primary has written. */
export const SHOWN = `case when pg_is_in_recovery() then ${bytes('pg_last_wal_replay_lsn()')} else ${WRITTEN} end`;

/** Database as every copy of it names it. */
export const SYSTEM = `(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;
