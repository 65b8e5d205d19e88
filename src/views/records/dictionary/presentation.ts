import { dictionary as type } from '#machines/registers/dictionary.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const dictionary = presentedRegister(type);

export default dictionary;
