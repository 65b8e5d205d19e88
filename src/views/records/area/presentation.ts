import { area as type } from '#machines/registers/area.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Responsible areas as screens show them. */
const area = presentedRegister(type);

export default area;
