import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { referenceTo } from '../../fields/references.ts';

const note = { reason: field.reason };

/** Exceptions of a parcel and their resolution: operations 12, 39, 40 and 50; opening one has no code in the log. */
export const exceptionEvents = {
  'order.damageReported': event(50, { reason: field.reason, photos: field.photos.min(1) }),
  'order.markedShort': event(null, note),
  'order.markedNotArrived': event(null, note),
  'order.markedExtra': event(null, note),
  'order.markedWrongBranch': event(null, note),
  'order.searchOpened': event(null, note),
  /** The shipment's missing item has arrived. */
  'order.turnedUp': event(12, {}, { systemOnly: true }),
  'order.exceptionCleared': event(12, note),
  'order.shortPieceResolved': event(40, { piecesCounted: field.grams.max(99) }),
  'order.lossReported': event(39, note),
  'order.lost': event(39, {}, { irreversible: true, secondPerson: 'order.lossReported' }),
  'order.findReported': event(12, note),
  'order.found': event(12, { shelf: referenceTo('shelf').optional() }, { secondPerson: 'order.findReported' }),
};
