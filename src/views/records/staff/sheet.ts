import { events } from '#machines/staff/events.ts';
import { cells, choiceCell, columnsOf, nameCell, type ImportTemplate } from '#services/import/template.ts';

const column = columnsOf('staff');
const { gender } = events['staff.registered'].payload.shape;

/** Staff from a spreadsheet: one person a row. */
export const staffSheet: ImportTemplate = {
  machine: 'staff',
  event: 'staff.registered',
  unique: ['staffCode', 'username', 'phone', 'idNumber'],
  names: ['idNumber'],
  shared: 'email',
  together: [{ paths: ['branch', 'personInCharge'], at: 'personInCharge', fault: 'twiceInCharge' }],
  given: { responsibleAreas: [] },
  recordLabel: 'ui.import.record',
  exampleIn: null,
  columns: [
    column('nickName', cells.text, 'required', 'Su Su Hlaing'),
    column('staffCode', cells.digits, 'required', '2001'),
    column('username', cells.text, 'required', 'susu.yangon'),
    column('phone', cells.phone, 'required', '09250200301'),
    column('email', cells.text, 'required', 'susu@company.example'),
    column('gender', choiceCell('value.gender', gender), 'required', 'female'),
    column('idNumber', cells.text, 'required', '12/KaMaYa(N)123456'),
    column('otherId', cells.text, 'optional'),
    column('province', nameCell('area', 0), 'required', 'MMR013'),
    column('city', nameCell('area', 1), 'required', 'MMR013D004'),
    column('district', nameCell('area', 2), 'required', 'MMR013033'),
    column('address', cells.text, 'required', '12 Insein Road'),
    column('branch', nameCell('branch'), 'required', 'YGN'),
    column('operateBranch', nameCell('branch'), 'required', 'YGN'),
    column('department', nameCell('department'), 'optional'),
    column('roles', { kind: 'names', of: 'role' }, 'required', 'clerk, courier'),
    column('personInCharge', cells.yesNo, { usual: false }),
    column('joinDate', cells.day, 'required', '01/12/2026'),
  ],
};
