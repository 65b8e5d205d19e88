/** Context of a message (§3, notification message). */
export interface Notice {
  readonly addressee: string;
  readonly kind: 0 | 1;
  readonly title: string;
  readonly value: string;
  readonly userQuestionId: string | null;
  readonly waybill: string | null;
  readonly senderName: string;
  readonly sentAt: string;
  readonly readAt: string | null;
}

export const initial: Notice = {
  addressee: '',
  kind: 0,
  title: '',
  value: '',
  userQuestionId: null,
  waybill: null,
  senderName: '',
  sentAt: '',
  readAt: null,
};
