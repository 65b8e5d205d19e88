import { station as type } from '#machines/registers/station.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const station = presentedRegister(type);

export default station;
