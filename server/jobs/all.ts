import type pg from 'pg';
import type { AuditParts } from '../auditor/follow.ts';
import type { Auth } from '../auth/auth.ts';
import type { Proposer } from '../propose/proposer.ts';
import { auditJob } from './audit.ts';
import { billsJob } from './bills.ts';
import { deadSessionsJob } from './deadSessions.ts';
import { exportFilesJob } from './exportFiles.ts';
import type { Job } from './job.ts';
import { pickupsJob } from './pickups.ts';
import { scheduledReportsJob } from './scheduledReports.ts';
import { thresholdsJob } from './thresholds.ts';
import { unusedUploadsJob } from './unusedUploads.ts';
import { webhookDeliveriesJob } from './webhookDeliveries.ts';

export interface JobParts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly audited: AuditParts;
  /** The auth of the server, which is made after its jobs. */
  readonly auth: () => Auth;
}

/** Returns every job that the server runs at its times; deadlines are raised apart. */
export const allJobs = ({ pool, proposer, columns, audited, auth }: JobParts): readonly Job[] => {
  const people = () => auth().people;
  return [
    billsJob({ pool, proposer }),
    exportFilesJob(pool),
    unusedUploadsJob(pool),
    deadSessionsJob(auth),
    auditJob(audited),
    webhookDeliveriesJob(pool),
    pickupsJob({ pool, proposer }),
    scheduledReportsJob({ pool, proposer, people }),
    thresholdsJob({ pool, columns, proposer, people }),
  ];
};
