import carrier from '#views/records/carrier/presentation.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';

/** One carrier: whom to call, where it goes, and what changed. */
export default keptRecord(carrier, 'name');
