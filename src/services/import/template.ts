import type { z } from 'zod';
import type { Words } from '#i18n/words.ts';
import type { Direction } from './debitCredit.ts';
import type { CellFault } from './problem.ts';

/** Lists of names by which a cell may name an entry. */
export const NAMED = ['branch', 'area', 'station', 'merchant', 'role', 'department'] as const;

/** Content of a column. `number` kinds give the size of one shown unit in stored units, and whether zero is none. */
export type CellKind =
  /** `isTheirs`: written by others, who may have lost letters before anybody here could keep them. */
  | { readonly kind: 'text'; readonly isTheirs?: true }
  /** Digits that must not be rounded or lose their zeros: a number cell is an error unless it surely has them all. */
  | { readonly kind: 'digits'; readonly isPhone?: true }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly titles: string }
  | {
      readonly kind: 'number';
      readonly factor: number;
      readonly decimals: number;
      readonly unit: string | null;
      readonly isNoneAtZero?: true;
      /** Set for amounts of banks, which may have the letter of debit or credit: the way of the money that the column is of. */
      readonly side?: Direction | 'either';
    }
  | { readonly kind: 'instant' | 'day' | 'yesNo' | 'degrees' }
  /** A day in any of the ways in which banks write it, day before month. */
  | { readonly kind: 'bankDay' }
  /** The letter of a bank beside an amount: debit is money out, credit is money in. */
  | { readonly kind: 'debitCredit' }
  /** A currency, of which only the kyat is taken. */
  | { readonly kind: 'kyat' }
  /** `depth`: only entries of that depth in their tree, since states and districts share names. */
  | { readonly kind: 'name'; readonly of: (typeof NAMED)[number]; readonly depth?: number }
  /** Several names with commas between. */
  | { readonly kind: 'names'; readonly of: (typeof NAMED)[number] };

/** One column of a template: the payload field it fills, and its label. */
export interface TemplateColumn {
  /** Path in the payload, `sender.phone`. */
  readonly path: string;
  /** Message id of the label. */
  readonly label: string;
  readonly kind: CellKind;
  /** `sender`: may be left to the chosen sender, all together. */
  readonly need: 'required' | 'optional' | 'sender' | { readonly usual: string | number | boolean };
  readonly example: string | number | null;
  /** Message of what it takes, for a text that is written in one way; by default that of its kind. */
  readonly takes?: string;
  /** A time from which something applies: one that is past is remarked on. */
  readonly begins?: true;
  /** Not offered to business customers; read where a file has it, and a file without it is taken. A report has it where the file does. */
  readonly staffOnly?: true;
}

/** Recognition of the columns of a file that others make. */
export interface ForeignHeads {
  /** Names of heads by the path of the column, in any case and with any signs between the words. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** Names of heads that say debit or credit in some files, and something else in others. */
  readonly vague: readonly string[];
  /** Texts with which a row begins that only says a balance. */
  readonly balances: readonly string[];
  /** Paths of which one is needed in each group. */
  readonly needed: readonly (readonly string[])[];
}

/** A record type as a spreadsheet brings it: each row proposes the event that begins a record. Plain data, for the worker. */
export interface ImportTemplate {
  readonly machine: string;
  readonly event: string;
  readonly columns: readonly TemplateColumn[];
  /** Paths of columns whose values differ in every row. */
  readonly unique: readonly string[];
  /** Those of them that are names: letters of any size and width are the same. */
  readonly names?: readonly string[];
  /** Values that occur together in one row: their paths, a yes among them, and the cell and fault of a later row. */
  readonly together?: readonly {
    readonly paths: readonly string[];
    readonly at: string;
    readonly fault: CellFault['id'];
  }[];
  /** Path of a value that several may share, but seldom should: an equal one is remarked on. */
  readonly shared?: string;
  /** Values of every row that no column fills. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Message of the column with the new record's number. */
  readonly recordLabel: string;
  /** Set for files that others make: their heads are recognised by other names, below what else stands on the sheet. */
  readonly foreign?: ForeignHeads;
  /** Set for rows that may be equal and are told apart by a number: its path, and the rule that refuses one that is recorded. */
  readonly numbered?: { readonly path: string; readonly rule: string };
  /**
   * Set for rows that may be above each other: the kind of entry, the paths of a row's key and of that above it, and the
   * rule that refuses a key above that does not exist.
   */
  readonly tree?: {
    readonly of: (typeof NAMED)[number];
    readonly key: string;
    readonly above: string;
    readonly rule: string;
  };
  /** Path of the text column with the remark of the example row; null for a template without an example. */
  readonly exampleIn: string | null;
}

/** Kinds of columns that occur often. */
export const cells = {
  text: { kind: 'text' },
  textOfOthers: { kind: 'text', isTheirs: true },
  digits: { kind: 'digits' },
  phone: { kind: 'digits', isPhone: true },
  yesNo: { kind: 'yesNo' },
  day: { kind: 'day' },
  instant: { kind: 'instant' },
  money: { kind: 'number', factor: 100, decimals: 2, unit: 'MMK' },
  moneyOrNone: { kind: 'number', factor: 100, decimals: 2, unit: 'MMK', isNoneAtZero: true },
  kilograms: { kind: 'number', factor: 1000, decimals: 3, unit: 'kg' },
  centimetres: { kind: 'number', factor: 10, decimals: 1, unit: 'cm' },
  degrees: { kind: 'degrees' },
  count: { kind: 'number', factor: 1, decimals: 0, unit: null },
} as const satisfies Readonly<Record<string, CellKind>>;

/** A column of choices, titled by messages `<titles>.<value>`. */
export const choiceCell = (titles: string, schema: z.ZodEnum): CellKind => ({
  kind: 'choice',
  values: schema.options.map(String),
  titles,
});

/** A column that names an entry. */
export const nameCell = (of: (typeof NAMED)[number], depth?: number): CellKind => ({
  kind: 'name',
  of,
  ...(depth !== undefined && { depth }),
});

/** Returns the maker of a record type's columns, labelled as its fields are. */
export const columnsOf =
  (machine: string) =>
  (
    path: string,
    kind: CellKind,
    need: TemplateColumn['need'],
    example: TemplateColumn['example'] = null,
    label = path,
  ): TemplateColumn => ({ path, label: `field.${machine}.${label}`, kind, need, example });

/** Returns a template as a business customer is offered it. */
export const templateForCustomer = (template: ImportTemplate): ImportTemplate => ({
  ...template,
  columns: template.columns.filter(({ staffOnly }) => staffOnly !== true),
});

/** Remark of the example row. */
export const EXAMPLE_REMARK = 'ui.import.example';

/** A column's example in a language: the title of a choice, text or a number; null for none. */
export const exampleOf = ({ kind, example }: TemplateColumn, words: Words): string | number | null =>
  kind.kind === 'choice' && typeof example === 'string' ? words.text<string>(`${kind.titles}.${example}`) : example;

/** The head of a column, by which a file is recognised. */
export const headerOf = ({ label, kind }: TemplateColumn, words: Words): string => {
  const unit = kind.kind === 'number' ? kind.unit : null;
  return unit === null ? words.text(label) : `${words.text(label)} (${unit})`;
};

/** Heads of the columns that a report has before the template's: row, result, number of the record, reasons. */
export const reportHeads = ({ recordLabel }: Pick<ImportTemplate, 'recordLabel'>, words: Words): string[] =>
  ['ui.import.row', 'ui.import.result', recordLabel, 'ui.import.reasons'].map((id) => words.text<string>(id));

/** Position of the record's number among the heads of a report. */
export const RECORD_AMONG_REPORT_HEADS = 2;
