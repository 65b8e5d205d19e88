import { tariff as type } from '#machines/registers/tariff.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const tariff = presentedRegister(type);

export default tariff;
