import type { Filter } from '#services/page.ts';

/** Reads the filters of records that an address names; null for a text that is none. */
export function rowsIn(written: string): Filter[] | null {
  try {
    const parsed: unknown = JSON.parse(written);
    return Array.isArray(parsed) ? (parsed as Filter[]) : null;
  } catch {
    return null;
  }
}
