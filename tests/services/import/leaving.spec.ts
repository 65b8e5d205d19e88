import { expect, test } from 'vitest';
import { lostByLeaving, type Left } from '#services/import/leaving.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

const row = (status: ImportRow['status'], corrected = false) => ({ status, corrected });
const rows = [row('created'), row('already'), row('skipped')];

test.each<[string, Left, ReturnType<typeof lostByLeaving>]>([
  ['rows of a file', { rows: [...rows, row('good'), row('bad')], isPasted: false, isDone: false }, null],
  ['corrected rows of a file', { rows: [row('good', true)], isPasted: false, isDone: false }, 'corrections'],
  ['corrected rows that are imported', { rows: [row('created', true)], isPasted: false, isDone: false }, null],
  ['pasted rows that are ready', { rows: [...rows, row('good')], isPasted: true, isDone: false }, 'pasted'],
  ['pasted rows that are wrong', { rows: [...rows, row('bad')], isPasted: true, isDone: false }, 'pasted'],
  ['pasted rows that are corrected', { rows: [row('good', true)], isPasted: true, isDone: false }, 'corrections'],
  ['pasted rows that all became records', { rows, isPasted: true, isDone: false }, null],
  [
    'pasted rows after the import was stopped',
    { rows: [...rows, row('good')], isPasted: true, isDone: true },
    'pasted',
  ],
  ['pasted rows whose refusals are shown', { rows: [...rows, row('refused')], isPasted: true, isDone: true }, null],
])('what is lost of %s', (_, left, lost) => expect(lostByLeaving(left)).toBe(lost));
