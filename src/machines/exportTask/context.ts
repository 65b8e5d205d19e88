import type { ExportedReport, Filter, Reach } from './events.ts';

/** Context of an export (§3, download file). */
export interface ExportTask {
  readonly machine: string;
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
  readonly columns: readonly string[];
  /** Present if the file has the figures of a report. */
  readonly report?: ExportedReport | undefined;
  readonly language: string;
  readonly fileName: string;
  /** Id of the person who requested the export. */
  readonly requester: string;
  readonly requesterName: string;
  readonly createdAt: string;
  /** Rows written so far; `total` is null until the rows are counted. */
  readonly done: number;
  readonly total: number | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
  readonly objectKey: string | null;
  readonly reach: Reach | null;
  readonly generatedAt: string | null;
  readonly downloads: number;
  /** Reason why the export is invalid. */
  readonly reason: 'tooManyRows' | 'notPermitted' | 'fault' | 'timedOut' | 'expired' | null;
}

export const initial: ExportTask = {
  machine: '',
  filters: [],
  sort: [],
  columns: [],
  language: 'en',
  fileName: '',
  requester: '',
  requesterName: '',
  createdAt: '',
  done: 0,
  total: null,
  bytes: null,
  sha256: null,
  objectKey: null,
  reach: null,
  generatedAt: null,
  downloads: 0,
  reason: null,
};
