import type { CellValue } from '#sheets/cell.ts';
import type { SheetColumn } from '#sheets/writer.ts';
import { inCurrency } from '#i18n/inCurrency.ts';
import { isTop } from '#i18n/isTop.ts';
import { numberInField, recordNumber } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import { areaOf } from '../geography/areas.ts';
import type { WrittenField } from './messages.ts';
import type { Names } from './names.ts';

type Row = Readonly<Record<string, unknown>>;

/** One column of an export: its head, its format, and its text for a row. */
export interface ExportColumn extends SheetColumn {
  readonly cell: (row: Row) => CellValue;
}

/** Language, words and names that cells are written with. */
export interface CellContext {
  readonly machine: string;
  readonly words: Words;
  readonly names: Names;
}

/** Fields of exchange rates, in hundredths of MMK for one yuan. */
const RATE = /^(exchangeRate|kyatPerYuan)$/;
/** Ids whose name is in a field of its own. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  merchant: 'merchantName',
  collector: 'collectorName',
  deliverer: 'delivererName',
};
/** Field with the id of a record whose type is in the field `machine`. */
const RECORD_OF_ANY_TYPE = 'life';
/** Regions whose field is named differently. */
const REGION_OF: Readonly<Record<string, string>> = {
  payCollection: 'collection',
  paySign: 'sign',
  payOnline: 'online',
  payReverseSign: 'reverseSign',
};
/** Families of messages that name what some fields hold. */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  account: ['ledger.account'],
  type: ['event'],
  machine: ['machine'],
};
/** Fields that share the choices of another field. */
const CHOICES_OF: Readonly<Record<string, string>> = { rejectReturnType: 'returnType' };

const WIDTH = 18;
const WIDE = 32;
const MOST_EXACT_DIGITS = 15;

/** Returns the title of an id in the first family of messages that has one; otherwise the id itself. */
export const titleOf = (
  { words }: Pick<CellContext, 'words'>,
  value: string,
  ...families: readonly string[]
): string => {
  const id = families.map((family) => `${family}.${value}`).find((candidate) => words.has(candidate));
  return id === undefined ? value : words.text(id);
};

const wordsFor = ({ name, kind }: WrittenField, context: CellContext) => {
  const { machine, words, names } = context;
  const region = REGION_OF[name] ?? name.replace(/Status$/, '');
  return (value: string): string => {
    if (kind.kind === 'instant') return words.instant(value);
    if (kind.kind === 'day') return words.day(value);
    if (kind.kind === 'reference' && isTop(kind, value)) return words.text('ui.form.none');
    if (kind.kind === 'reference' || kind.kind === 'references')
      return kind.to === 'area' ? areaName(value, words) : (names[kind.to]?.[value] ?? value);
    if (kind.kind === 'record' || kind.kind === 'records') return recordNumber(kind.to, value, words);
    const said = titleOf(
      context,
      value,
      ...(NAMED_BY[name] ?? []),
      ...(name === 'state' ? [`state.${machine}`] : []),
      ...(name === 'holderKind' ? ['holder'] : []),
      ...(name === 'tags' ? [`tag.${machine}`] : []),
      `value.${machine}.${name}`,
      `value.${CHOICES_OF[name] ?? name}`,
      `state.${machine}.${region}`,
    );
    return said === value ? numberInField(machine, name, value, words) : said;
  };
};

/** Returns the text of a value; the parts of an object, such as an address or a party, follow each other. */
function partsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return Object.values(value).map(partsOf).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const textCell = (field: WrittenField, context: CellContext): ExportColumn['cell'] => {
  const { words, names } = context;
  const textOf = wordsFor(field, context);
  const anyText = (value: unknown): string => (typeof value === 'string' ? textOf(value) : partsOf(value));
  return (row) => {
    const value = row[field.name];
    const nameField = NAME_FIELDS[field.name];
    if (nameField !== undefined && typeof row[nameField] === 'string') return row[nameField];
    // A holder is named directly, a branch by its id.
    if (field.name === 'holderName' && row['holderKind'] === 'branch')
      return names.branch?.[String(value)] ?? anyText(value);
    if (field.name === RECORD_OF_ANY_TYPE && typeof value === 'string')
      return recordNumber(String(row['machine']), value, words);
    if (Array.isArray(value)) return value.length === 0 ? null : words.list(value.map(anyText));
    if (typeof value === 'boolean') return words.text(value ? 'ui.value.yes' : 'ui.value.no');
    if (typeof value === 'object' && value !== null) return partsOf(value);
    if (typeof value === 'string') return textOf(value);
    if (field.kind.kind === 'choice' && typeof value === 'number') return textOf(String(value));
    return exact(value, 1);
  };
};

/** Returns the name of an area; its code if no area has it. */
export const areaName = (code: string, words: Words): string => {
  const area = areaOf(code);
  if (!area) return code;
  return (words.language === 'zh' ? area.nameZh : null) ?? area.nameEn;
};

/** Returns a number of units; as text if a spreadsheet would round it. */
const exact = (value: unknown, divisor: number): CellValue => {
  if (typeof value !== 'number') return null;
  const shown = value / divisor;
  return String(Math.trunc(shown)).replace('-', '').length > MOST_EXACT_DIGITS ? String(shown) : shown;
};

const inUnits =
  (field: string, divisor: number): ExportColumn['cell'] =>
  (row) =>
    exact(row[field], divisor);

/** Returns the column of a field: states and choices in words, Yangon time, money as numbers with two decimals. */
export function columnOf(field: WrittenField, context: CellContext): ExportColumn {
  const { name, kind } = field;
  const label = titleOf(context, name, `field.${context.machine}`, 'field');
  if (RATE.test(name)) return { header: label, look: 'money', width: WIDTH, cell: inUnits(name, 100) };
  switch (kind.kind) {
    case 'money': {
      const header = inCurrency(label, kind.currency, context.words);
      return { header, look: 'money', width: WIDTH, cell: inUnits(name, 100) };
    }
    case 'grams':
      return { header: `${label} (kg)`, look: 'plain', width: WIDTH, cell: inUnits(name, 1000) };
    case 'millimetres':
      return { header: `${label} (cm)`, look: 'plain', width: WIDTH, cell: inUnits(name, 10) };
    case 'number':
    case 'decimal':
      return { header: label, look: 'plain', width: WIDTH, cell: inUnits(name, 1) };
    default: {
      const wide = kind.kind === 'longText' || /(A|^a)ddress$/.test(name);
      return { header: label, look: 'text', width: wide ? WIDE : WIDTH, cell: textCell(field, context) };
    }
  }
}
