import type { ApplicationData } from './events.ts';

/** What is kept of an application (§3). */
export interface Application extends ApplicationData<'merchantApplication.submitted'> {
  readonly submittedAt: string;
  /** Code of the customer it became; null until processed. */
  readonly merchant: string | null;
  /** Who handled it, and when. */
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
