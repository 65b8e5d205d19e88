import type { department } from '#machines/registers/department.ts';
import descriptorData from '#machines/registers/department.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** List of the departments. */
const departmentList = listedRegister<typeof department>(descriptorData, {
  path: RECORD_PATHS.department,
  list: '/system/department',
  filters: ['name', 'companyCode', 'parent'],
  tree: {
    parentOf: ({ parent }) => text(parent) || null,
    below: (parent) => ({ parent: parent?.id ?? null }),
    startsWith: (parent) => ({ companyCode: parent['companyCode'] }),
    isSorted: true,
    titleOf: ({ name, nameZh }, language) => (language === 'zh' && text(nameZh)) || text(name),
    noteOf: ({ code, companyCode }) => `${text(code)} · ${text(companyCode)}`,
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

export default departmentList;
