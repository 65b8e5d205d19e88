import { branch as type } from '#machines/registers/branch.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { forms } from './forms.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import branchList from './listed.ts';

const RetiringBranch = arriving(() => import('./RetiringBranch.tsx'));

const branch = presentedRegister(type, branchList, {
  forms,
  effects: { 'branch.retired': RetiringBranch },
  title: 'name',
  tabs: [{ id: 'use', title: 'ui.inUse.tab', Content: RetiringBranch }],
});

export default branch;
