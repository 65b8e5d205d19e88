import type { events } from '#machines/workOrder/events.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** Form of a new work order: subject, persons concerned, and handler. */
const opened = eventForm<(typeof events)['workOrder.opened']>({
  sections: [
    {
      title: 'ui.workOrder.section.matter',
      fields: ['question', 'category', 'priority', 'identifier', 'tag', 'remark', 'photos'],
    },
    { title: 'ui.workOrder.section.related', fields: ['orders', 'packages', 'workOrders'] },
    { title: 'ui.workOrder.section.handling', fields: ['department'] },
  ],
  wide: ['remark', 'photos', 'orders', 'packages', 'workOrders'],
  // The address provides the question that it answers.
  notAsked: ['userQuestion'],
});

/** Event forms of a work order that have sections. */
export const forms = { 'workOrder.opened': opened };
