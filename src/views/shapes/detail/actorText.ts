import type { Words } from '#i18n/words.ts';
import type { StreamRecord } from '#services/streams.ts';

/** Returns the words for an actor: a person, a person through another record, or the system. */
export const actorText = ({ actor, behind }: StreamRecord, words: Words): string => {
  if (actor.id !== 'system') return actor.name;
  return behind ? words.text('ui.detail.through', behind) : words.text('ui.detail.system');
};
