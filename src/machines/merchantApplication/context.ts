import type { ApplicationData } from './events.ts';

/** Context of an application (§3). */
export interface Application extends ApplicationData<'merchantApplication.submitted'> {
  readonly submittedAt: string;
  /** Code of the business customer created from it; null until processed. */
  readonly merchant: string | null;
  /** Person who handled it; `handledAt` is the time. */
  readonly handledBy: string | null;
  readonly handledAt: string | null;
  readonly ignoredFor: string | null;
}

export const initial: Application = {
  name: '',
  contact: '',
  phone: '',
  address: '',
  branch: '',
  kind: 'bizLv1',
  dailyVolume: 0,
  remark: null,
  submittedAt: '',
  merchant: null,
  handledBy: null,
  handledAt: null,
  ignoredFor: null,
};
