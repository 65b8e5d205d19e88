import { car as type } from '#machines/registers/car.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import carList from './listed.ts';

const car = presentedRegister(type, carList, {
  title: 'plateNumber',
});

export default car;
