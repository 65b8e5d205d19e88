import type { Noun } from './kit/noun.ts';
import { logEvent } from './logEvent.ts';
import { nouns } from './nouns.ts';
import { packageLog } from './package/log.ts';
import { personalRead } from './personalRead.ts';
import { printLog } from './printLog.ts';
import { refusedAttempt } from './refusedAttempt.ts';

/** Everything that has rows to be listed and exported: the nouns, and the journals of what happened in their lives. */
export const listed: Readonly<Record<string, Noun>> = {
  ...nouns,
  [packageLog.id]: packageLog,
  [printLog.id]: printLog,
  [logEvent.id]: logEvent,
  [refusedAttempt.id]: refusedAttempt,
  [personalRead.id]: personalRead,
};
