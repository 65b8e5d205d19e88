import type { Words } from '#i18n/words.ts';
import { createSheet, type SheetColumn } from '#sheets/writer.ts';
import type { NameLists } from './messages.ts';
import { EXAMPLE_REMARK, exampleOf, headerOf, type ImportTemplate, type TemplateColumn } from './template.ts';

const WIDTH = 20;
const WIDE = 60;

const sheetColumn = (column: TemplateColumn, words: Words): SheetColumn => {
  const { kind } = column;
  const header = headerOf(column, words);
  if (kind.kind === 'number') return { header, look: 'plain', width: WIDTH };
  const choices =
    kind.kind === 'choice' ? kind.values.map((value) => words.text<string>(`${kind.titles}.${value}`)) : null;
  return { header, look: 'text', width: WIDTH, ...(choices && { choices }) };
};

/** A template's columns as a sheet has them. */
export const templateColumns = ({ columns }: ImportTemplate, words: Words): SheetColumn[] =>
  columns.map((column) => sheetColumn(column, words));

const usualOf = (usual: string | number | boolean, kind: TemplateColumn['kind'], words: Words): string | number => {
  if (typeof usual === 'boolean') return words.text(usual ? 'ui.value.yes' : 'ui.value.no');
  return kind.kind === 'choice' ? words.text<string>(`${kind.titles}.${usual}`) : usual;
};

const needOf = (column: TemplateColumn, words: Words): string => {
  const { need, kind } = column;
  if (need === 'required') return words.text('ui.import.need.required');
  if (need === 'optional') return words.text('ui.import.need.optional');
  if (need === 'sender') return words.text('ui.import.need.sender');
  return words.text('ui.import.need.usual', { usual: usualOf(need.usual, kind, words) });
};

const MOST_NAMES = 60;

const takesOf = ({ kind, takes }: TemplateColumn, words: Words, names: NameLists): string => {
  if (takes !== undefined) return words.text<string>(takes);
  switch (kind.kind) {
    case 'choice':
      return words.list(kind.values.map((value) => words.text<string>(`${kind.titles}.${value}`)));
    case 'name':
    case 'names': {
      const things = names[kind.of] ?? [];
      if (things.length === 0 || things.length > MOST_NAMES) return words.text('ui.import.takes.name');
      return words.list(things.map(({ id, names: [name] }) => (name && name !== id ? `${id} (${name})` : id)));
    }
    default:
      return words.text<string>(`ui.import.takes.${kind.kind}`);
  }
};

/** Returns an example that the import takes: of an entry that is not here, one that is. */
const exampleHere = (column: TemplateColumn, words: Words, names: NameLists): string | number | null => {
  const { kind, example } = column;
  const entries = kind.kind === 'name' && kind.depth === undefined ? (names[kind.of] ?? []) : [];
  const isHere = entries.length === 0 || entries.some(({ id }) => id === example);
  return isHere ? exampleOf(column, words) : (entries.find(({ gone }) => !gone)?.id ?? null);
};

/** The template: heads, one example row, and a second sheet that says what each column takes. */
export async function writeTemplate(
  template: ImportTemplate,
  words: Words,
  names: NameLists,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { columns, exampleIn } = template;
  const sheet = await createSheet(
    words.text<string>(`machine.${template.machine}.many`),
    templateColumns(template, words),
    {
      name: words.text('ui.import.notes'),
      columns: [
        { header: words.text('ui.import.notes.column'), look: 'text', width: WIDTH },
        { header: words.text('ui.import.notes.need'), look: 'text', width: WIDE },
        { header: words.text('ui.import.notes.takes'), look: 'text', width: WIDE },
        { header: words.text('ui.import.notes.example'), look: 'text', width: WIDTH },
      ],
      rows: columns.map((column) => [
        headerOf(column, words),
        needOf(column, words),
        takesOf(column, words, names),
        exampleHere(column, words, names),
      ]),
    },
  );
  if (exampleIn !== null)
    await sheet.add([
      columns.map((column) => (column.path === exampleIn ? words.text(EXAMPLE_REMARK) : exampleOf(column, words))),
    ]);
  return sheet.finish();
}
