import { canonical, sha256Hex } from '../../store/canonical.ts';
import { keyed, type CompanyEntries, type CompanyEntry } from '../entry.ts';
import version1 from './version1.json' with { type: 'json' };

/** Fingerprints of the released versions. */
export const RELEASED: Readonly<Record<number, string>> = {
  1: '2c76d8dcfa7082a33a2c321e43b3de3dac37d687b887178337d15f0dc237f8c0',
};

/** Identifies the content of a standard company. */
export const fingerprintOf = (entries: readonly CompanyEntry[]): string => sha256Hex(canonical(entries));

/** World of an installation: the demonstration, or only the minimum to begin. */
export type WorldName = 'demonstration' | 'empty';

/**
 * Returns the entries that version 1 shipped. It kept no record of them in the installation, so they are kept here. An
 * empty world got roles and menus only.
 */
export function shippedByVersion1(world: WorldName): readonly CompanyEntry[] {
  const { role, menu, dictionary, question } = version1 as CompanyEntries;
  return keyed(world === 'empty' ? { role, menu } : { role, menu, dictionary, question });
}
