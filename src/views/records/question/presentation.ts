import { question as type } from '#machines/registers/question.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import questionList from './listed.ts';

const question = presentedRegister(type, questionList, {
  title: 'name',
});

export default question;
