import { role as type } from '#machines/registers/role.ts';
import { DutyWarnings } from './DutyWarnings.tsx';
import { forms } from './forms.ts';
import { RoleReview } from './RoleReview.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import roleList from './listed.ts';

const role = presentedRegister(type, roleList, {
  forms,
  effects: { 'role.registered': DutyWarnings, 'role.amended': DutyWarnings },
  reviews: { 'role.amended': RoleReview },
  title: 'name',
});

export default role;
