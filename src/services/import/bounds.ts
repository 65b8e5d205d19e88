/** Limits of a file to be imported (reliability.md 1.4). */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
export const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Unpacked to packed; small parts may be packed better. */
export const MOST_RATIO = 200;
export const RATIO_FROM_BYTES = 1024 * 1024;
export const MOST_ROWS = 100_000;
/** Rows of a file whose cells are corrected in the page; those of longer ones are corrected in the file. */
export const MOST_CORRECTED_ROWS = 10_000;
export const MOST_COLUMNS = 100;
export const MOST_CELL_CHARACTERS = 32_767;

/** Reason why a whole file is rejected: a message `ui.import.file.<id>`. */
export interface FileRefusal {
  readonly id:
    | 'tooLarge'
    | 'notASpreadsheet'
    | 'protected'
    | 'damaged'
    | 'suspicious'
    | 'tooSlow'
    | 'tooManyRows'
    | 'tooManyColumns'
    | 'notOurTemplate'
    | 'headsUnknown'
    | 'otherCurrency'
    | 'columnsAlike'
    | 'otherAccount'
    | 'severalSheets'
    | 'hiddenSheets'
    | 'empty'
    | 'lossy'
    | 'unreadable';
  readonly values?: Readonly<Record<string, string | number>>;
  /** Headers that are missing, that the template does not have, and that occur twice. */
  readonly missing?: readonly string[];
  readonly unknown?: readonly string[];
  readonly twice?: readonly string[];
  /** Heads of a file that others made, by their position, among which a person chooses. */
  readonly heads?: readonly string[];
}

/** A file that is not taken. */
export class Unusable extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal.id);
    this.name = 'Unusable';
    this.refusal = refusal;
  }
}
