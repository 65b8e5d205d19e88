import type { Words } from '#i18n/words.ts';
import { wordFailure, type Failure } from './failure.ts';

/** Words a failure for a toast: the catalogue's words, and their meaning where these do not say it. */
export const toldFailure = (failure: Failure, words: Words): { title: string; text?: string } =>
  failure.kind === 'offline'
    ? { title: words.text('failure.offline'), text: wordFailure(failure, words) }
    : { title: wordFailure(failure, words) };
