/** Context of a delivery claim: the deliverer, the branch and the amount. Money in hundredths of MMK. */
export interface DeliveryClaim {
  readonly order: string;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly deliverer: string | null;
  readonly delivererName: string | null;
  readonly branch: string | null;
  readonly collectionAmount: number | null;
  readonly due: number;
  readonly claimedAt: string;
  /** Number of times the parcel was assigned to a deliverer. */
  readonly times: number;
  readonly updatedAt: string;
}

export const initial: DeliveryClaim = {
  order: '',
  branches: [],
  merchant: null,
  deliverer: null,
  delivererName: null,
  branch: null,
  collectionAmount: null,
  due: 0,
  claimedAt: '',
  times: 0,
  updatedAt: '',
};
