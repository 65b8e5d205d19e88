import type { Words } from '#i18n/words.ts';
import type { Fields } from '../desk.ts';

/** Returns who opened a session and when; without a connection the name may be unknown. */
export function openedText({ openedByName, openedAt }: Fields, words: Words): string {
  const time = words.instant(String(openedAt));
  if (typeof openedByName !== 'string' || openedByName === '') return words.text('ui.scan.openedAt', { time });
  return words.text('ui.scan.opened', { name: openedByName, time });
}
