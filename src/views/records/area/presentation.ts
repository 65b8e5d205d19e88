import { area as type } from '#machines/registers/area.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const area = presentedRegister(type);

export default area;
