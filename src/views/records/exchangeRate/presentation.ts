import { exchangeRate as type } from '#machines/registers/exchangeRate.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const exchangeRate = presentedRegister(type);

export default exchangeRate;
