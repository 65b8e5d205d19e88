import { branch } from '#machines/registers/branch.ts';
import { cells, choiceCell, columnsOf, nameCell, type ImportTemplate } from '#services/import/template.ts';
import { countries } from '#machines/registers/parts.ts';

const column = columnsOf('branch');

/** Branches from a spreadsheet: one branch a row, each below one that exists or that another row makes. */
export const branchSheet: ImportTemplate = {
  machine: branch.id,
  event: 'branch.registered',
  unique: ['code', 'name', 'nameZh', 'abbreviation'],
  names: ['name', 'nameZh', 'abbreviation'],
  tree: { of: 'branch', key: 'code', above: 'superior', rule: 'branch.superiorExists' },
  given: { exportTransportLines: [], nextHops: {}, enabled: true },
  recordLabel: 'ui.import.record',
  exampleIn: null,
  columns: [
    { ...column('code', cells.text, 'required', 'MDY'), takes: 'ui.import.takes.branchCode' },
    column('name', cells.text, 'required', 'Mandalay'),
    column('nameZh', cells.text, 'optional', '曼德勒分拨中心'),
    column('abbreviation', cells.text, 'required', 'MDY'),
    column('superior', nameCell('branch'), 'required', 'HQO'),
    column('country', choiceCell('value.country', countries), 'required', 'MM'),
    column('region', nameCell('area', 0), 'required', 'MMR010'),
    column('city', nameCell('area', 1), 'required', 'MMR010D001'),
    column('address', cells.text, 'required', '77 30th Street'),
    column('postalCode', cells.digits, 'required', '05024'),
    column('longitude', cells.degrees, 'required', 96.0836),
    column('latitude', cells.degrees, 'required', 21.9747),
    column('personInCharge', cells.text, 'required', 'Nyein Chan'),
    column('phone', cells.phone, 'required', '02-4036700'),
    column('contact', cells.text, 'required', 'Nyein Chan'),
    column('contactPhone', cells.phone, 'required', '09250100103'),
    {
      ...column('businessHours', cells.text, { usual: '08:30-18:00' }, '08:30-18:00'),
      takes: 'ui.import.takes.businessHours',
    },
    column('sort', cells.count, { usual: 100 }, 100),
    column('remark', cells.text, 'optional'),
  ],
};
