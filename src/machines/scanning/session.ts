import { z } from 'zod';

/** Opening and end of a scan session, whether of an arrival or of warehousing. Times in UTC. */
export interface ScanSession {
  readonly openedBy: string;
  readonly openedByName: string;
  readonly openedAt: string;
  readonly finishedByName: string | null;
  readonly finishedAt: string | null;
  /** Reason why items are missing or the session was abandoned. */
  readonly reason: string | null;
}

export const initialSession: ScanSession = {
  openedBy: '',
  openedByName: '',
  openedAt: '',
  finishedByName: null,
  finishedAt: null,
  reason: null,
};

const text = z.string().nullable();

/** Fields of a session in a list row. */
export const sessionRowSchema = {
  openedBy: z.string(),
  openedByName: z.string(),
  openedAt: z.string(),
  finishedByName: text,
  finishedAt: text,
  reason: text,
};

/** Returns the fields of a session in a list row. */
export const sessionRow = (session: ScanSession): ScanSession => ({
  openedBy: session.openedBy,
  openedByName: session.openedByName,
  openedAt: session.openedAt,
  finishedByName: session.finishedByName,
  finishedAt: session.finishedAt,
  reason: session.reason,
});
