import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { event, type DataOf } from '../kit/event.ts';
import { IMPORTED } from './context.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

const count = z.int().min(0).max(1_000_000);

/** Events of a spreadsheet import (§2, bulk creation). */
export const events = {
  'importTask.begun': event(null, {
    fileName: lineText.min(1).max(200),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Number of rows to be written. */
    rows: count.min(1),
    /** Unknown of imports of before. */
    recordType: z.enum(IMPORTED).optional(),
  }),
  'importTask.finished': event(null, { written: count, refused: count }),
  'importTask.interrupted': event(null, {}, { systemOnly: true }),
};

export type ImportEvents = typeof events;
export type ImportData<Type extends keyof ImportEvents> = DataOf<ImportEvents, Type>;
export type ImportRecordedEvent<Type extends keyof ImportEvents> = RecordedEvent<ImportData<Type>>;
