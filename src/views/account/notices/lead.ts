import { NEW_WORK_ORDER, newWorkOrderAddress, RECORD_PATHS } from '#views/addresses.ts';

/** Where the notifications are (§2). */
export const NOTICES = '/msgNotify';

const ORDER = RECORD_PATHS.order;

/** What a message is about (§3). */
interface About {
  /** 0 is for the list, 1 is a question to a work order. */
  readonly type: number;
  readonly ext?:
    | { readonly userQuestionId?: string | number | null | undefined; readonly waybill?: string | null | undefined }
    | null
    | undefined;
}

/** Where a message leads: what opens there, and its address. */
export interface Lead {
  readonly to: 'workOrder' | 'order';
  readonly address: string;
}

/**
 * A question opens New Work Order (§2), or, for whoever cannot reach that screen, the order; any message about an
 * order leads to it. Null: it leads nowhere.
 */
export function leadOf({ type, ext }: About, canReach: (path: string) => boolean): Lead | null {
  const { userQuestionId, waybill } = ext ?? {};
  if (type === 1 && userQuestionId != null && canReach(NEW_WORK_ORDER))
    return { to: 'workOrder', address: newWorkOrderAddress({ question: String(userQuestionId), waybill }) };
  return waybill && canReach(ORDER)
    ? { to: 'order', address: `${ORDER}?${new URLSearchParams({ id: waybill })}` }
    : null;
}
