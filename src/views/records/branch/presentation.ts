import { branch as type } from '#machines/registers/branch.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Branches as screens show them. */
const branch = presentedRegister(type);

export default branch;
