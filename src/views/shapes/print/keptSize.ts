import * as z from 'zod/mini';
import type { LabelSize } from '#machines/fields/printing.ts';
import { keptOfAccount } from '#services/kept/texts.ts';
import type { Printable } from '../presentation/presentation.ts';

const kept = keptOfAccount('label_sizes', z.record(z.string(), z.string()));

/** The paper a person chose last for labels of a machine, in this browser; the usual one where he chose none. */
export function keptSize(user: string, { of, sizes }: Pick<Printable, 'of' | 'sizes'>): LabelSize {
  const chosen = kept.read(user)?.[of];
  return sizes.find((size) => size === chosen) ?? sizes[0];
}

/** Remembers it. */
export const keepSize = (user: string, { of }: Pick<Printable, 'of'>, size: LabelSize): void =>
  kept.write(user, { ...kept.read(user), [of]: size });
