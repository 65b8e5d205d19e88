import type { Evidence } from './events.ts';

/** Who said what about a violation, and when. */
export interface Judgement {
  readonly outcome: 'explained' | 'accepted';
  readonly by: string;
  readonly byName: string;
  readonly at: string;
  readonly remark: string;
}

/** A contradiction in the records that the auditor found (reliability.md 5). */
export interface Violation {
  readonly invariant: string;
  /** The aggregate concerned. */
  readonly machine: string;
  readonly life: string;
  readonly lifeVersion: number;
  readonly branches: readonly string[];
  readonly evidence: Evidence;
  readonly fingerprint: string;
  readonly occasion: 'touched' | 'sweep' | 'nightly' | 'asked';
  readonly foundAt: string;
  /** When the evidence last changed. */
  readonly changedAt: string;
  /** Since when the auditor no longer sees it; null while it does. */
  readonly vanishedAt: string | null;
  readonly judgement: Judgement | null;
  readonly returnedFor: string | null;
  readonly closedAt: string | null;
  readonly closedByName: string | null;
  readonly closingRemark: string | null;
}

export const initial: Violation = {
  invariant: '',
  machine: '',
  life: '',
  lifeVersion: 0,
  branches: [],
  evidence: {},
  fingerprint: '',
  occasion: 'sweep',
  foundAt: '',
  changedAt: '',
  vanishedAt: null,
  judgement: null,
  returnedFor: null,
  closedAt: null,
  closedByName: null,
  closingRemark: null,
};
