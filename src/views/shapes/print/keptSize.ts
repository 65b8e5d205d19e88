import * as z from 'zod/mini';
import type { LabelSize } from '#machines/prints.ts';
import type { Printable } from '../presentation/presentation.ts';

const KEY = 'label_sizes';

const kept = z.record(z.string(), z.record(z.string(), z.string()));

const readAll = (): z.infer<typeof kept> => {
  try {
    const parsed = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
};

/** The paper a person chose last for labels of a machine, in this browser; the usual one where he chose none. */
export function keptSize(user: string, { of, sizes }: Pick<Printable, 'of' | 'sizes'>): LabelSize {
  const chosen = readAll()[user]?.[of];
  return sizes.find((size) => size === chosen) ?? sizes[0];
}

/** Remembers it. */
export function keepSize(user: string, { of }: Pick<Printable, 'of'>, size: LabelSize): void {
  const all = readAll();
  localStorage.setItem(KEY, JSON.stringify({ ...all, [user]: { ...all[user], [of]: size } }));
}
