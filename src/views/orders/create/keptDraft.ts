import * as z from 'zod/mini';
import type { Draft } from '#views/shapes/form/draft.ts';

const KEY = 'draft:order.created';

const keptDraft = z.record(z.string(), z.unknown());

/** Reads the draft order of this browser window; null for none. */
export function readDraft(): Draft | null {
  try {
    const parsed = keptDraft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores the draft until the window closes; null deletes it. */
export const keepDraft = (draft: Draft | null): void => {
  if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
  else sessionStorage.removeItem(KEY);
};
