import car from '#views/records/car/presentation.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';

/** One car: its plate, where it can be followed, and what changed. */
export default keptRecord(car, 'plateNumber');
