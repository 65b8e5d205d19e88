import { role as type } from '#machines/registers/role.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const role = presentedRegister(type);

export default role;
