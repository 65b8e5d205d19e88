import { hexOf, sha256, textBytes } from '#proofs/bytes.ts';
import { canonicalText } from '#proofs/canonical.ts';
import { STATEMENT, type About } from './pack.ts';

/** SHA-256 over the canonical text of a value, hexadecimal. */
export const digestOf = async (value: unknown): Promise<string> => hexOf(await sha256(textBytes(canonicalText(value))));

/** What the log's key signs of a pack: lines that a person can read, and the hash over all that it says of itself. */
export const statementOf = async (about: About): Promise<string> =>
  `${STATEMENT}\n${about.origin}\n${about.count} of ${about.size}\n${await digestOf(about)}\n`;
