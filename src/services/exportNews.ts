import { map, type Observable } from 'rxjs';
import { recordOf, type ExportRecord } from './exports.ts';
import { row$ } from './live/live.ts';

/** An export each time the server tells of it; null for a row that is none. */
export const exports$ = (id: string): Observable<ExportRecord | null> => row$('exportTask', id).pipe(map(recordOf));
