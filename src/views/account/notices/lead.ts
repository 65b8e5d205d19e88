import { NEW_WORK_ORDER, newWorkOrderAddress, RECORD_PATHS } from '#views/addresses.ts';

/** Path of the notifications (§2). */
export const NOTICES = '/msgNotify';

const ORDER = RECORD_PATHS.order;

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
  readonly to: 'workOrder' | 'order';
  readonly address: string;
}

/**
 * Returns the target of a message; null for none. A question opens New Work Order (§2) if the person can reach it. Every other message
 * about an order opens the order.
 */
export function leadOf({ type, ext }: About, canReach: (path: string) => boolean): Lead | null {
  const { userQuestionId, waybill } = ext ?? {};
  if (type === 1 && userQuestionId != null && canReach(NEW_WORK_ORDER))
    return { to: 'workOrder', address: newWorkOrderAddress({ question: String(userQuestionId), waybill }) };
  return waybill && canReach(ORDER)
    ? { to: 'order', address: `${ORDER}?${new URLSearchParams({ id: waybill })}` }
    : null;
}
