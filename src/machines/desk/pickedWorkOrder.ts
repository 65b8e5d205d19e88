import { pickedAmong } from '../fields/references.ts';

const toldBy = ['category', 'priority', 'openedAt'];

/** A work order that somebody still works on. */
export const openWorkOrder = pickedAmong('workOrder', { state: ['open', 'following'], toldBy });

/** An earlier work order, completed or not. */
export const earlierWorkOrder = pickedAmong('workOrder', { state: ['open', 'following', 'completed'], toldBy });
