import { hexOf, sha256, textBytes } from './bytes.ts';
import { canonicalText } from './canonical.ts';

/** Fields of an event that its hash covers, as the server names them. */
const HASHED = [
  'stream',
  'version',
  'type',
  'operation',
  'data',
  'known',
  'from',
  'to',
  'changes',
  'actor',
  'requestedBy',
  'recordedAt',
  'occurredAt',
  'machineVersion',
  'machineHash',
  'cause',
  'correlation',
  'prevHash',
] as const;

/** Computes the hash of an event in hexadecimal; needs every hashed field. */
export const eventHash = async (event: Readonly<Record<string, unknown>>): Promise<string> =>
  hexOf(await sha256(textBytes(canonicalText(Object.fromEntries(HASHED.map((name) => [name, event[name]]))))));
