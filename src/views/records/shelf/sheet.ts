import { cells, columnsOf, nameCell, type ImportTemplate } from '#services/import/template.ts';

const column = columnsOf('shelf');

/** Shelves from a spreadsheet: one shelf of one branch a row. */
export const shelfSheet: ImportTemplate = {
  machine: 'shelf',
  event: 'shelf.registered',
  unique: [],
  together: [{ paths: ['branch', 'name'], at: 'name', fault: 'twiceShelf' }],
  given: {},
  recordLabel: 'ui.import.record',
  exampleIn: null,
  columns: [
    column('branch', nameCell('branch'), 'required', 'YGN'),
    { ...column('name', cells.text, 'required', 'A-12'), takes: 'ui.import.takes.shelfName' },
    column('remark', cells.text, 'optional'),
  ],
};
