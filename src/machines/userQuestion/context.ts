/** Context of a customer's question. */
export interface UserQuestion {
  readonly question: string;
  readonly order: string | null;
  readonly customer: string;
  readonly phone: string;
  readonly text: string;
  readonly photos: readonly string[];
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly raisedBy: string;
  readonly raisedByName: string;
  readonly raisedAt: string;
  readonly answer: string | null;
  /** Work order created from it. */
  readonly workOrder: string | null;
  readonly handledByName: string | null;
  readonly handledAt: string | null;
  readonly updatedAt: string;
}

export const initial: UserQuestion = {
  question: '',
  order: null,
  customer: '',
  phone: '',
  text: '',
  photos: [],
  branches: [],
  merchant: null,
  raisedBy: '',
  raisedByName: '',
  raisedAt: '',
  answer: null,
  workOrder: null,
  handledByName: null,
  handledAt: null,
  updatedAt: '',
};
