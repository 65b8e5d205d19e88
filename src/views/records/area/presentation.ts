import { area as type } from '#machines/registers/area.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import areaList from './listed.ts';

const area = presentedRegister(type, areaList, {
  title: 'name',
});

export default area;
