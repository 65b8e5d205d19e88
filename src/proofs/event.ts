import { hexOf, sha256, textBytes } from './bytes.ts';
import { canonicalText } from './canonical.ts';

/** What of an event its hash is made of, by the names under which the server tells it. */
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

/** The hash of an event as it is told whole, in hexadecimal. */
export const eventHash = async (event: Readonly<Record<string, unknown>>): Promise<string> =>
  hexOf(await sha256(textBytes(canonicalText(Object.fromEntries(HASHED.map((name) => [name, event[name]]))))));
