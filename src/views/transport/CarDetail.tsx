import { car } from '#machines/registers/index.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';

/** One car: its plate, where it can be followed, and what changed. */
export default keptRecord(car, 'plateNumber');
