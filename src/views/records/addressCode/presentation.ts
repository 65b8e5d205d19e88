import { addressCode as type } from '#machines/registers/addressCode.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const addressCode = presentedRegister(type);

export default addressCode;
