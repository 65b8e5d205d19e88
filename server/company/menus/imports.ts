import type { Menu } from '#machines/registers/index.ts';
import { readableBy } from './entries.ts';

const importing = (
  permission: string,
  code: string,
  [title, titleZh]: readonly [string, string],
  path: string,
  component: string,
  sort: number,
): Menu[] => readableBy(permission, [{ code, title, titleZh, path, component, hidden: true, sort }]);

/** Screens that bring records from a spreadsheet, opened from their lists. */
export const imports: readonly Menu[] = [
  ...importing(
    'staff.registered',
    'hr.importStaff',
    ['Import staff', '导入员工'],
    '/hr/staffImport',
    'hr/ImportStaff',
    1058,
  ),
  ...importing(
    'branch.registered',
    'system.importBranches',
    ['Import branches', '导入网点'],
    '/system/branchImport',
    'system/ImportBranches',
    1122,
  ),
  ...importing(
    'tariff.registered',
    'finance.importTariffs',
    ['Import tariffs', '导入运价'],
    '/finance/tariffImport',
    'finance/ImportTariffs',
    1089,
  ),
  ...importing(
    'bankLine.imported',
    'finance.importBankStatement',
    ['Import a bank statement', '导入银行流水'],
    '/finance/bankImport',
    'finance/bank/ImportStatement',
    1064,
  ),
  ...importing(
    'shelf.registered',
    'storage.importShelves',
    ['Import shelves', '导入货架'],
    '/shelf/import',
    'storage/ImportShelves',
    508,
  ),
];
