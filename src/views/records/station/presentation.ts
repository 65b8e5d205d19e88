import { station as type } from '#machines/registers/station.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import stationList from './listed.ts';

const station = presentedRegister(type, stationList, {
  title: 'nameEn',
});

export default station;
