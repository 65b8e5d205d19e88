import { department as type } from '#machines/registers/department.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const department = presentedRegister(type);

export default department;
