/** Context of an import: its file, its importer and the counts of its rows. */
export interface ImportTask {
  readonly fileName: string;
  readonly sha256: string;
  readonly rows: number;
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
  written: 0,
  refused: 0,
  importer: '',
  importerName: '',
  begunAt: '',
  finishedAt: null,
};
