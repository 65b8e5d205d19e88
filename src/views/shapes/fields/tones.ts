import type { Tone } from '#views/ui/theme/tokens.ts';
import type { Shown } from '../presentation/appearance.ts';

/** What a phase means: waiting, in our hands, on its way, on its way back, over. */
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

/** Whether a state of a region says nothing of interest: nothing wrong, nothing asked for, nothing to pay. */
export const isQuiet = ({ quiet }: Shown, state: string): boolean => quiet.includes(state);
