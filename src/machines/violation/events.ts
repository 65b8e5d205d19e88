import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

const reference = z.string().trim().min(1).max(128);
const remark = z.string().trim().min(1).max(1000);

/** Evidence of the auditor: the contradicting values by name. */
export const evidence = z.record(z.string().max(64), z.json());
export type Evidence = z.infer<typeof evidence>;

const seen = {
  evidence,
  /** Hash that identifies the evidence. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Version of the aggregate at the finding; 0 if there is no aggregate. */
  lifeVersion: z.int().min(0),
  /** Occasion of the check: an event of the aggregate, the rolling sweep, the nightly sweep, or a request. */
  occasion: z.enum(['touched', 'sweep', 'nightly', 'asked']),
};

export const events = {
  'violation.found': event(
    null,
    {
      /** Id of the invariant, such as P13 (reliability.md 5). */
      invariant: reference,
      machine: reference,
      life: reference,
      branches: z.array(reference).max(50),
      ...seen,
    },
    { systemOnly: true },
  ),
  'violation.changed': event(null, seen, { systemOnly: true }),
  'violation.vanished': event(null, {}, { systemOnly: true }),
  'violation.explained': event(null, { remark }),
  'violation.accepted': event(null, { remark }),
  'violation.returned': event(null, { remark }),
  'violation.closed': event(null, { remark }, { irreversible: true }),
};

export type ViolationEvents = typeof events;
export type ViolationRecordedEvent<Type extends keyof ViolationEvents> = RecordedEvent<DataOf<ViolationEvents, Type>>;
