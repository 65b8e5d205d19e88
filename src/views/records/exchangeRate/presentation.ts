import { exchangeRate as type } from '#machines/registers/exchangeRate.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import exchangeRateList from './listed.ts';

const PastValidity = arriving(() => import('#views/shapes/form/PastValidity.tsx'));

const exchangeRate = presentedRegister(type, exchangeRateList, {
  effects: { 'exchangeRate.registered': PastValidity },
  title: 'validFrom',
});

export default exchangeRate;
