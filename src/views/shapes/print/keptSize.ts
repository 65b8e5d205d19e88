import * as z from 'zod/mini';
import { PRINTED, type LabelSize, type PrintedMachine } from '#machines/prints.ts';

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
export function keptSize(user: string, machine: PrintedMachine): LabelSize {
  const sizes: readonly LabelSize[] = PRINTED[machine].sizes;
  const chosen = readAll()[user]?.[machine];
  return sizes.find((size) => size === chosen) ?? PRINTED[machine].sizes[0];
}

/** Remembers it. */
export function keepSize(user: string, machine: PrintedMachine, size: LabelSize): void {
  const all = readAll();
  localStorage.setItem(KEY, JSON.stringify({ ...all, [user]: { ...all[user], [machine]: size } }));
}
