import { canonicalText } from '#proofs/canonical.ts';
import { sha256 } from '../crypto.ts';
import { sha256 as sha256AtOnce } from '../withoutTls/hashes.ts';
import type { JudgedRow } from './messages.ts';
import type { ImportTemplate } from './template.ts';

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a file, hexadecimal. */
export const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => hexOf(await sha256(bytes));

/**
 * SHA-256 of what a row of a template itself brings, hexadecimal: the same for the same row of any file, whichever sender
 * is chosen for it.
 */
export const contentHashOf = (
  { machine, event }: Pick<ImportTemplate, 'machine' | 'event'>,
  { data, usual = [] }: Pick<JudgedRow, 'data' | 'usual'>,
): string => {
  const own = Object.fromEntries(Object.entries(data).filter(([field]) => !usual.includes(field)));
  // The browser's own hash is asked for and answered apart, which takes twenty times as long for texts of this size.
  return hexOf(sha256AtOnce(new TextEncoder().encode(canonicalText([machine, event, own]))));
};
