import { addressCode as type } from '#machines/registers/addressCode.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import addressCodeList from './listed.ts';

const addressCode = presentedRegister(type, addressCodeList, {
  title: 'code',
});

export default addressCode;
