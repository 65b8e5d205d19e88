import { role as type } from '#machines/registers/role.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Roles as screens show them. */
const role = presentedRegister(type);

export default role;
