import type { Evidence } from './events.ts';

/** Judgement of a violation: its author, text and time. */
export interface Judgement {
  readonly outcome: 'explained' | 'accepted';
  readonly by: string;
  readonly byName: string;
  readonly at: string;
  readonly remark: string;
}

/** Contradiction in the records, found by the auditor (reliability.md 5). */
export interface Violation {
  readonly invariant: string;
  /** Aggregate concerned: its machine, id and version. */
  readonly machine: string;
  readonly life: string;
  readonly lifeVersion: number;
  readonly branches: readonly string[];
  readonly evidence: Evidence;
  readonly fingerprint: string;
  readonly occasion: 'touched' | 'sweep' | 'nightly' | 'asked';
  readonly foundAt: string;
  /** Time at which the evidence last changed. */
  readonly changedAt: string;
  /** Time from which the auditor no longer finds it; null while it does. */
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
