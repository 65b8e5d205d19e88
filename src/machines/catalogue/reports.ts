import type { Report } from '../kit/report.ts';
import { insuranceClaimReport } from '../insuranceClaim/report.ts';
import { orderReport } from '../order/report.ts';
import { packageReport } from '../package/report.ts';
import { payableReport } from '../payable/report.ts';
import { problemItemReport } from '../problemItem/report.ts';
import { receivableReport } from '../receivable/report.ts';
import { shipmentReport } from '../shipment/report.ts';
import { workOrderReport } from '../workOrder/report.ts';

/** Record types with reports, and what their reports offer. */
export const REPORTS = {
  order: orderReport,
  shipment: shipmentReport,
  package: packageReport,
  workOrder: workOrderReport,
  problemItem: problemItemReport,
  insuranceClaim: insuranceClaimReport,
  receivable: receivableReport,
  payable: payableReport,
} as const satisfies Readonly<Record<string, Report>>;

export type ReportedMachine = keyof typeof REPORTS;

/** Returns what reports offer of a record type; undefined for one without reports. */
export const reportOn = (machine: string): Report | undefined =>
  Object.hasOwn(REPORTS, machine) ? REPORTS[machine as ReportedMachine] : undefined;
