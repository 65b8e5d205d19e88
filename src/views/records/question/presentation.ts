import { question as type } from '#machines/registers/question.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const question = presentedRegister(type);

export default question;
