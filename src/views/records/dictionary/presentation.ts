import { dictionary as type } from '#machines/registers/dictionary.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import dictionaryList from './listed.ts';

const dictionary = presentedRegister(type, dictionaryList, {
  title: 'label',
});

export default dictionary;
