import type { events } from '#machines/webhook/events.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** Form of a new webhook: the customer last, who needs no choice in the own console. */
const created = eventForm<(typeof events)['webhook.created']>({
  sections: [{ title: 'ui.webhook.section.webhook', fields: ['name', 'url', 'steps', 'merchant'] }],
  wide: ['name', 'url', 'steps'],
});

/** Event forms of a webhook that have sections. */
export const forms = { 'webhook.created': created };
