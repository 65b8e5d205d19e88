/** Record types that are imported from spreadsheets. */
export const IMPORTED = ['order', 'staff', 'branch', 'tariff', 'shelf', 'bankLine'] as const;

/** Context of an import: its file, its importer and the counts of its rows. */
export interface ImportTask {
  readonly fileName: string;
  readonly sha256: string;
  readonly rows: number;
  /** Null for an import of which it was not recorded. */
  readonly recordType: (typeof IMPORTED)[number] | null;
  readonly written: number;
  readonly refused: number;
  readonly importer: string;
  readonly importerName: string;
  readonly begunAt: string;
  readonly finishedAt: string | null;
}

export const initial: ImportTask = {
  fileName: '',
  sha256: '',
  rows: 0,
  recordType: null,
  written: 0,
  refused: 0,
  importer: '',
  importerName: '',
  begunAt: '',
  finishedAt: null,
};
