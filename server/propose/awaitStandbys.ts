import type { Verdict } from './command.ts';

/**
 * Writes to the log of a PostgreSQL with synchronous standbys, so that the commit waits for them. The first attempt of a
 * repeated command may have been recorded without, if its wait was cut off.
 */
export const AWAIT_STANDBYS = `
select case when current_setting('synchronous_standby_names') <> '' then pg_logical_emit_message(true, 'shweli', '') end`;

/** Returns whether an answer was recorded by an earlier attempt. */
export const isRepeated = (verdicts: readonly (readonly Verdict[])[]): boolean =>
  verdicts.some((own) => own.some(({ status }) => status === 'duplicate'));
