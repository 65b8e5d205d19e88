/** Context of a request to cancel an order after collection. */
export interface CollectedCancel {
  readonly order: string;
  readonly reason: string;
  readonly branch: string | null;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  /** Party that pays for the return. */
  readonly returnCharging: string | null;
  readonly refusal: string | null;
  readonly updatedAt: string;
}

export const initial: CollectedCancel = {
  order: '',
  reason: '',
  branch: null,
  branches: [],
  merchant: null,
  requestedBy: '',
  requestedAt: '',
  decidedBy: null,
  decidedAt: null,
  returnCharging: null,
  refusal: null,
  updatedAt: '',
};
