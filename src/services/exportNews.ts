import { map, type Observable } from 'rxjs';
import { recordOf, type ExportRecord } from './exports.ts';
import { row$ } from './live/live.ts';

/** Emits an export at each change; null for a row without one. */
export const exports$ = (id: string): Observable<ExportRecord | null> => row$('exportTask', id).pipe(map(recordOf));
