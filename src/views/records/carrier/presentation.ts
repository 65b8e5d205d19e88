import { carrier as type } from '#machines/registers/carrier.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import carrierList from './listed.ts';

const carrier = presentedRegister(type, carrierList, {
  title: 'name',
});

export default carrier;
