import { hexOf, sha256, textBytes } from '#proofs/bytes.ts';
import { canonicalText } from '#proofs/canonical.ts';
import { STATEMENT, type About } from './pack.ts';

/** Returns SHA-256 of the canonical text of a value, hexadecimal. */
export const digestOf = async (value: unknown): Promise<string> => hexOf(await sha256(textBytes(canonicalText(value))));

/** Returns the text that the log's key signs for a pack: readable lines and the hash of its description. */
export const statementOf = async (about: About): Promise<string> =>
  `${STATEMENT}\n${about.origin}\n${about.count} of ${about.size}\n${await digestOf(about)}\n`;
