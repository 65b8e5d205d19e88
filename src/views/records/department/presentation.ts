import { department as type } from '#machines/registers/department.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import departmentList from './listed.ts';

const RetiringDepartment = arriving(() => import('./RetiringDepartment.tsx'));

const department = presentedRegister(type, departmentList, {
  effects: { 'department.retired': RetiringDepartment },
  title: 'name',
  tabs: [{ id: 'use', title: 'ui.inUse.tab', Content: RetiringDepartment }],
});

export default department;
