import type { WithStates } from '#machines/kit/listDescriptor.ts';
import type { Tone } from '#views/ui/theme/tokens.ts';

/** Tones of a record type's states. */
export interface Appearance<State extends string = string> {
  /** Tones of the states whose phase does not tell theirs. */
  readonly tones: { readonly [Name in State]?: Tone };
  /** States of the regions beside the main one that are not worth a word: nothing wrong, nothing asked for. */
  readonly quiet: readonly State[];
}

/** A record type, or its list descriptor, whose states can be drawn. */
export type Shown = WithStates & Appearance;
