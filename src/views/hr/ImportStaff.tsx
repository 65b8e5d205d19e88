import { recordAddress } from '#views/place/addresses.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { importScreen } from '#views/shapes/import/importScreen.tsx';
import { registerImport } from '#views/shapes/import/importView.ts';
import { NewPasswords } from './NewPasswords.tsx';

/** Staff from a spreadsheet; their one-time passwords are given at the end, as one list. */
const ImportStaff = importScreen(
  registerImport(staffSheet, '/hr/staff', {
    summary: ['nickName', 'staffCode', 'username', 'branch', 'roles'],
    open: (id) => recordAddress('staff', id),
    After: NewPasswords,
  }),
);

export default ImportStaff;
