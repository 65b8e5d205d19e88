import type { Words } from '#i18n/words.ts';
import type { StreamRecord } from '#services/stream.ts';

/** Returns the words for an actor: a person, staff whom a customer is not told, a person through another record, or the system. */
export const actorText = ({ actor, behind }: Pick<StreamRecord, 'actor' | 'behind'>, words: Words): string => {
  if (actor.id !== 'system') return actor.name === '' ? words.text('ui.detail.staff') : actor.name;
  return behind ? words.text('ui.detail.through', behind) : words.text('ui.detail.system');
};
