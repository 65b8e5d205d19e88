import shelf from '#views/records/shelf/presentation.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';

/** One shelf: its branch, and what changed. */
export default keptRecord(shelf, 'name');
