import menu from '#views/records/menu/presentation.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';
import { conflictsOf } from './conflicts/conflictsOf.tsx';

/** One entry of the menu, and where it conflicts with the standard company. */
export default keptRecord(menu, 'title', conflictsOf(menu, 'menu'));
