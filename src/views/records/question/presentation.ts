import { question as type } from '#machines/registers/question.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Questions of the tree as screens show them. */
const question = presentedRegister(type);

export default question;
