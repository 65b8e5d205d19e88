import { dictionary as type } from '#machines/registers/dictionary.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Dictionary entries as screens show them. */
const dictionary = presentedRegister(type);

export default dictionary;
