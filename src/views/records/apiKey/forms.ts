import type { events } from '#machines/apiKey/events.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** Form of a new key: the customer last, who needs no choice in the own console. */
const created = eventForm<(typeof events)['apiKey.created']>({
  sections: [{ title: 'ui.apiKey.section.key', fields: ['name', 'scopes', 'expiresOn', 'merchant'] }],
  wide: ['name', 'scopes'],
});

/** Event forms of an API key that have sections. */
export const forms = { 'apiKey.created': created };
