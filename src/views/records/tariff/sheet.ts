import { tariffShape } from '#machines/money/freight.ts';
import { cells, choiceCell, columnsOf, type ImportTemplate } from '#services/import/template.ts';

const column = columnsOf('tariff');

/** Tariffs from a spreadsheet: one route from one time on a row. */
export const tariffSheet: ImportTemplate = {
  machine: 'tariff',
  event: 'tariff.registered',
  unique: [],
  together: [{ paths: ['route', 'validFrom'], at: 'validFrom', fault: 'twiceTariff' }],
  given: {},
  recordLabel: 'ui.import.record',
  exampleIn: null,
  columns: [
    column('name', cells.text, 'required', 'Cross-city 2027'),
    column('route', choiceCell('value.route', tariffShape.route), 'required', 'crossCity'),
    { ...column('validFrom', cells.instant, 'required', '01/01/2027 00:00'), begins: true },
    column('base', cells.money, 'required', 3000),
    column('baseWeightGrams', cells.kilograms, 'required', 1),
    column('perKg', cells.money, 'required', 800),
    column('volumeDivisor', cells.count, { usual: 6000 }, 6000),
    column('urgentFee', cells.money, { usual: 0 }, 2000),
    column('insuranceRateBasisPoints', cells.count, { usual: 0 }, 50),
    column('storagePerDay', cells.money, { usual: 0 }, 200),
    column('storageFreeDays', cells.count, { usual: 3 }, 3),
    column('platformFee', cells.money, { usual: 0 }, 0),
  ],
};
