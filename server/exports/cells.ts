import type { CellValue } from '#sheets/cell.ts';
import type { SheetColumn } from '#sheets/writer.ts';
import type { Words } from '#i18n/words.ts';
import { areaOf } from '../geography/areas.ts';
import type { Names } from './names.ts';

type Row = Readonly<Record<string, unknown>>;

/** One column of an export: its head, its look, and what it says of a row. */
export interface ExportColumn extends SheetColumn {
  readonly cell: (row: Row) => CellValue;
}

/** What the writing of cells leans on. */
export interface Speech {
  readonly machine: string;
  readonly words: Words;
  readonly names: Names;
}

const MONEY = /(^|[a-z])(amount|Amount|due|paid|freightTotal|extraFees)$|^fee[A-Z]/;
const GRAMS = /Grams$/;
const MILLIMETRES = /Mm$/;
const INSTANT = /(At|Time)$/;
const AREA = /(^c|C)ity$/;
const NAMED = /(^b|B)ranch$|^station$/;
/** Ids whose name stands in a field of its own. */
const NAMED_BESIDE: Readonly<Record<string, string>> = {
  merchant: 'merchantName',
  collector: 'collectorName',
  deliverer: 'delivererName',
};
/** Regions whose field has another name than the region. */
const REGION_OF: Readonly<Record<string, string>> = {
  payCollection: 'collection',
  paySign: 'sign',
  payOnline: 'online',
  payReverseSign: 'reverseSign',
};
/** Fields whose choices are those of another field. */
const CHOICES_OF: Readonly<Record<string, string>> = { rejectReturnType: 'returnType' };

const WIDTH = 18;
const WIDE = 32;
const MOST_EXACT_DIGITS = 15;

/** The title of an id as one of the families of messages has it; the id itself where none does. */
const titled = ({ words }: Speech, value: string, ...families: readonly string[]): string => {
  const id = families.map((family) => `${family}.${value}`).find((candidate) => words.has(candidate));
  return id === undefined ? value : words.text(id);
};

const textCell = (field: string, speech: Speech): ExportColumn['cell'] => {
  const { machine, words, names } = speech;
  const region = REGION_OF[field] ?? field;
  const say = (value: string): string => {
    if (INSTANT.test(field)) return words.instant(value);
    if (NAMED.test(field)) return names[value] ?? value;
    if (AREA.test(field)) return areaName(value, words);
    return titled(
      speech,
      value,
      ...(field === 'state' ? [`state.${machine}`] : []),
      ...(field === 'holderKind' ? ['holder'] : []),
      ...(field === 'tags' ? [`tag.${machine}`] : []),
      `state.${machine}.${region}`,
      `value.${CHOICES_OF[field] ?? field}`,
    );
  };
  return (row) => {
    const value = row[field];
    const beside = NAMED_BESIDE[field];
    if (beside !== undefined && typeof row[beside] === 'string') return row[beside];
    if (Array.isArray(value)) return value.length === 0 ? null : words.list(value.map((one) => say(String(one))));
    if (typeof value === 'boolean') return words.text(value ? 'ui.value.yes' : 'ui.value.no');
    if (typeof value === 'string') return say(value);
    return exact(value, 1);
  };
};

const areaName = (code: string, words: Words): string => {
  const area = areaOf(code);
  if (!area) return code;
  return (words.language === 'zh' ? area.nameZh : null) ?? area.nameEn;
};

/** A number of units; as text where a spreadsheet would round it. */
const exact = (value: unknown, divisor: number): CellValue => {
  if (typeof value !== 'number') return null;
  const shown = value / divisor;
  return String(Math.trunc(shown)).replace('-', '').length > MOST_EXACT_DIGITS ? String(shown) : shown;
};

const inUnits =
  (field: string, divisor: number): ExportColumn['cell'] =>
  (row) =>
    exact(row[field], divisor);

/** The column of a field: states and choices in words, Yangon's time, money as numbers with two decimals. */
export function columnOf(field: string, speech: Speech): ExportColumn {
  const label = titled(speech, field, `field.${speech.machine}`);
  if (MONEY.test(field)) return { header: `${label} (MMK)`, look: 'money', width: WIDTH, cell: inUnits(field, 100) };
  if (field === 'exchangeRate') return { header: label, look: 'money', width: WIDTH, cell: inUnits(field, 100) };
  if (GRAMS.test(field)) return { header: `${label} (kg)`, look: 'plain', width: WIDTH, cell: inUnits(field, 1000) };
  if (MILLIMETRES.test(field))
    return { header: `${label} (cm)`, look: 'plain', width: WIDTH, cell: inUnits(field, 10) };
  const wide = /(A|^a)ddress$|^remark$/.test(field);
  return { header: label, look: 'text', width: wide ? WIDE : WIDTH, cell: textCell(field, speech) };
}
