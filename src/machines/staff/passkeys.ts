import { lineText } from '../kit/lineText.ts';

/** Ours: most passkeys of a person. */
export const PASSKEYS_MOST = 10;

/** Name by which a person knows a passkey from the others, such as the device that holds it. */
export const passkeyName = lineText.min(1).max(40);
