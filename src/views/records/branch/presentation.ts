import { branch as type } from '#machines/registers/branch.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const branch = presentedRegister(type);

export default branch;
