import type { Language } from '#i18n/languages.ts';
import type { AskOptions } from '#services/http.ts';

/** Options of reads whose refusal is no news: names are missing then. */
export const OPTIONS: AskOptions = { ownForbidden: true };
/** Filter of records in use. */
export const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

/** Text of a field; empty for none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A record, or what a call of names tells of it. */
export type Named = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Returns the name of a record in the person's language, or its number. */
export const named = (row: Named, language: Language): string =>
  (language === 'zh' && text(row['nameZh'])) || text(row['name']) || row.id;
