import { recordAddress } from '#views/place/addresses.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';
import { shelfSheet } from '#views/records/shelf/sheet.ts';
import { tariffSheet } from '#views/records/tariff/sheet.ts';
import { importScreen } from '#views/shapes/import/importScreen.tsx';
import { registerImport } from '#views/shapes/import/importView.ts';

const imports = {
  branch: registerImport(branchSheet, '/system/branch', {
    summary: ['code', 'name', 'superior', 'city'],
    open: (id) => recordAddress('branch', id),
  }),
  tariff: registerImport(tariffSheet, '/finance/tariff', {
    summary: ['name', 'route', 'validFrom', 'base'],
    open: (id) => recordAddress('tariff', id),
  }),
  shelf: registerImport(shelfSheet, '/shelf/list', {
    summary: ['branch', 'name'],
    open: (id) => recordAddress('shelf', id),
  }),
} as const;

/** Returns the screen that imports a register from a spreadsheet. */
export const importOf = (register: keyof typeof imports) => importScreen(imports[register]);
