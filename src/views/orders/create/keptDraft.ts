import * as z from 'zod/mini';
import type { Draft } from '#views/shapes/form/draft.ts';

const KEY = 'draft:order.created';

const keptDraft = z.record(z.string(), z.unknown());

/** The order that was being written in this browser window; null for none. */
export function readDraft(): Draft | null {
  try {
    const parsed = keptDraft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps the order being written until the window closes; null forgets it. */
export const keepDraft = (draft: Draft | null): void => {
  if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
  else sessionStorage.removeItem(KEY);
};
