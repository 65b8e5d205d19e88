import type { Refusal } from '#i18n/say.ts';
import type { Stream } from '#services/stream.ts';

/** Reasons why a person may not propose an event in any state, such as a missing permission or another branch. */
export const againstPerson = (events: Stream['events'], type: string): readonly Refusal[] =>
  (events.find((event) => event.type === type)?.refusals ?? []).filter(
    ({ code }) => code === 'role' || code === 'scope',
  );
