import { vi } from 'vitest';
import { SERVER_LOGS } from '../../scripts/testing/logsVariable.ts';
import { keepLog } from './keptLog.ts';

// Servers that tests start in their own process log in silence: what they would say is read after the whole run.
vi.mock('#server/http/log.ts', async (original) => {
  const actual = await original<typeof import('#server/http/log.ts')>();
  const loggerOptions: typeof actual.loggerOptions = (level) =>
    process.env[SERVER_LOGS] === undefined
      ? actual.loggerOptions(level)
      : { ...actual.loggerOptions(level === 'silent' ? 'info' : level), stream: { write: keepLog } };
  return { ...actual, loggerOptions };
});
