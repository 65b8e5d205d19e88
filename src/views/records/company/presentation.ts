import { company as type } from '#machines/registers/company.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import companyList from './listed.ts';

const company = presentedRegister(type, companyList, {
  title: 'name',
});

export default company;
