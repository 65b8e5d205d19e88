import { NEW_WORK_ORDER, newWorkOrderAddress, RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';

/** Path of the notifications (§2). */
export const NOTICES = '/msgNotify';

/** Subject of a message (§3). */
interface About {
  /** 0 concerns the list; 1 is a question about a work order. */
  readonly type: number;
  readonly ext?:
    | { readonly userQuestionId?: string | number | null | undefined; readonly waybill?: string | null | undefined }
    | null
    | undefined;
}

/** Link of a message: the kind of target and its address. */
export interface Lead {
  readonly to: 'workOrder' | 'order' | 'question';
  readonly address: string;
}

/**
 * Returns the target of a message; null for none that the person can reach. A message of type 1 opens New Work Order
 * (§2); every other one opens its question, or its order.
 */
export function leadOf({ type, ext }: About, canReach: (path: string) => boolean): Lead | null {
  const { userQuestionId, waybill } = ext ?? {};
  const question = userQuestionId == null ? null : String(userQuestionId);
  if (type === 1 && question !== null && canReach(NEW_WORK_ORDER))
    return { to: 'workOrder', address: newWorkOrderAddress({ question, waybill }) };
  if (question !== null && canReach(RECORD_PATHS.userQuestion))
    return { to: 'question', address: recordAddress('userQuestion', question) };
  return waybill && canReach(RECORD_PATHS.order) ? { to: 'order', address: recordAddress('order', waybill) } : null;
}
