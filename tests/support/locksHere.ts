/** The locks of this database's sessions, for a query's `from`: other tests have databases on the same PostgreSQL. */
export const LOCKS_HERE = `(
  select held.* from pg_locks held join pg_stat_activity session on session.pid = held.pid
  where session.datname = current_database()
) locks`;
