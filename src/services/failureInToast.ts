import type { Words } from '#i18n/words.ts';
import { wordFailure, type Failure } from './failure.ts';

/** Title of a failure whose meaning is a sentence of its own. */
const TITLES = { offline: 'failure.offline', intercepted: 'failure.request' } as const;

/** Words a failure for a toast: the catalogue's words, and their meaning where these do not say it. */
export const toldFailure = (failure: Failure, words: Words): { title: string; text?: string } =>
  failure.kind === 'offline' || failure.kind === 'intercepted'
    ? { title: words.text(TITLES[failure.kind]), text: wordFailure(failure, words) }
    : { title: wordFailure(failure, words) };
