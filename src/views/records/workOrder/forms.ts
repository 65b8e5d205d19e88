import type { events } from '#machines/workOrder/events.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** A work order as it is opened: what it is about, whom it concerns, and who is to handle it. */
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
  // The question that it is made of comes with the address.
  notAsked: ['userQuestion'],
});

/** Forms of a work order's events that stand in sections. */
export const forms = { 'workOrder.opened': opened };
