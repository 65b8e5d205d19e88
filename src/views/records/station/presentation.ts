import { station as type } from '#machines/registers/station.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Stations as screens show them. */
const station = presentedRegister(type);

export default station;
