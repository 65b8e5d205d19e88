import type { Tone } from '#views/ui/theme/tokens.ts';
import type { Shown } from '../presentation/appearance.ts';

/** Meaning of a phase: waiting, in our hands, under way, returning, over. */
const PHASES: Readonly<Record<string, Tone>> = {
  acceptance: 'neutral',
  collection: 'info',
  storage: 'info',
  transport: 'progress',
  delivery: 'progress',
  return: 'warning',
  register: 'positive',
  end: 'ended',
};

/** The tone of a state: its own, else that of its phase. */
export const toneOf = ({ structure, tones }: Shown, state: string): Tone =>
  tones[state] ?? PHASES[structure.states.get(state)?.meta.phase ?? ''] ?? 'neutral';

/** Returns true if a state of a region needs no attention: nothing wrong, requested or due. */
export const isQuiet = ({ quiet }: Shown, state: string): boolean => quiet.includes(state);
