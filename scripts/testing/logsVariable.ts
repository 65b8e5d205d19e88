/** Variable with the directory that the servers of tests write their logs to. */
export const SERVER_LOGS = 'SERVER_LOGS';
