import { tariff as type } from '#machines/registers/tariff.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { forms } from './forms.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import tariffList from './listed.ts';

const PastValidity = arriving(() => import('#views/shapes/form/PastValidity.tsx'));

const tariff = presentedRegister(type, tariffList, {
  forms,
  effects: { 'tariff.registered': PastValidity, 'tariff.amended': PastValidity },
  title: 'name',
});

export default tariff;
