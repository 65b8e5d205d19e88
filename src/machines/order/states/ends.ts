import { wayObeying as way } from '../obeying.ts';
import * as shared from '../ways.ts';

/** The ends of a life; what leaves them is a correction. */
export const ends = {
  signed: {
    id: 'signed',
    meta: { code: 12, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.extraFee,
      'order.signVoidRequested': way(null, 'cancelSignOrderOpen', 'notSettled'),
      'order.signVoidedToDeliverer': way(
        '#delivering',
        'anotherPersonAsked',
        'cancelSignOrderOpen',
        'notSettled',
        'signedByDeliverer',
      ),
      'order.signVoidedToBranch': way('#inStorage', 'anotherPersonAsked', 'cancelSignOrderOpen', 'notSettled'),
      'order.signVoidedToStation': way(
        '#atStation',
        'anotherPersonAsked',
        'cancelSignOrderOpen',
        'notSettled',
        'signedForStation',
      ),
    },
  },
  returnSigned: {
    id: 'returnSigned',
    meta: { code: 13, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.extraFee,
      'order.signVoidRequested': way(null, 'cancelSignOrderOpen', 'notSettled'),
      'order.signVoidedToBranch': way('#inStorage', 'anotherPersonAsked', 'cancelSignOrderOpen', 'notSettled'),
    },
  },
  cancelled: { id: 'cancelled', meta: { code: 14, phase: 'end', final: true }, on: { ...shared.ended } },
  discarded: { id: 'discarded', meta: { code: 15, phase: 'end', final: true }, on: { ...shared.ended } },
  lost: {
    id: 'lost',
    meta: { code: 16, phase: 'end', final: true },
    on: {
      ...shared.ended,
      ...shared.extraFee,
      'order.findReported': way(null),
      'order.found': way('#inStorage', 'anotherPersonAsked', 'shelfIsHere'),
    },
  },
  deleted: { id: 'deleted', meta: { code: 17, phase: 'end', final: true } },
};
