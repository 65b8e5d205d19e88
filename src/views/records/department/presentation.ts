import { department as type } from '#machines/registers/department.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const RetiringDepartment = arriving(() => import('./RetiringDepartment.tsx'));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const department = presentedRegister(type, {
  path: RECORD_PATHS.department,
  effects: { 'department.retired': RetiringDepartment },
  screens: {
    list: '/system/department',
    title: 'name',
    filters: ['name', 'companyCode', 'parent'],
    tabs: [{ id: 'use', title: 'ui.inUse.tab', Content: RetiringDepartment }],
    tree: {
      parentOf: ({ parent }) => text(parent) || null,
      below: (parent) => ({ parent: parent?.id ?? null }),
      startsWith: (parent) => ({ companyCode: parent['companyCode'] }),
      isSorted: true,
      titleOf: ({ name, nameZh }, language) => (language === 'zh' && text(nameZh)) || text(name),
      noteOf: ({ code, companyCode }) => `${text(code)} · ${text(companyCode)}`,
    },
  },
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'code', width: 130, sort: true },
    { field: 'state', width: 110 },
    { field: 'nameZh', width: 160 },
    { field: 'companyCode', width: 160, sort: true },
    { field: 'parent', width: 200 },
    { field: 'sort', width: 90, sort: true },
  ],
});

export default department;
