import type { Outlined } from '#machines/kit/sketch.ts';
import type { Tone } from '#views/ui/theme/tokens.ts';

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

/** Payment status codes (§4): unpaid, paid, no payment needed, refunded, pending credit. */
const MONEY: readonly Tone[] = ['warning', 'positive', 'neutral', 'ended', 'info'];

/** States whose meaning their phase does not tell; by their last part, in whatever machine or region. */
const STATES: Readonly<Record<string, Tone>> = {
  signed: 'positive',
  lost: 'critical',
  discarded: 'critical',
  retired: 'ended',
  none: 'neutral',
  off: 'neutral',
  notApplicable: 'neutral',
  declared: 'progress',
  released: 'positive',
  held: 'warning',
  confirming: 'warning',
  on: 'warning',
  rejectReturn: 'warning',
  cancelReturn: 'warning',
  refused: 'ended',
  cancelled: 'ended',
  /* Money. */
  confirmed: 'positive',
  paid: 'positive',
  settled: 'positive',
  received: 'positive',
  refunded: 'ended',
  waived: 'neutral',
  credited: 'info',
  billed: 'info',
  unpaid: 'warning',
  void: 'ended',
  voided: 'ended',
  applying: 'warning',
  toBeConfirmed: 'warning',
  noRefundNeeded: 'ended',
  toSettle: 'warning',
  dissolved: 'ended',
  notNeeded: 'neutral',
  notGenerated: 'neutral',
  handedIn: 'progress',
  countedOnce: 'progress',
  counted: 'positive',
  disputed: 'critical',
  declined: 'ended',
  /* Files, sessions, counts. */
  generating: 'progress',
  generated: 'positive',
  running: 'progress',
  interrupted: 'warning',
  inProgress: 'progress',
  abandoned: 'ended',
  /* Bags and shipments. */
  unused: 'neutral',
  packed: 'info',
  sealed: 'info',
  enabled: 'info',
  disabled: 'ended',
  /* People. */
  onJob: 'positive',
  locked: 'warning',
  quit: 'ended',
  invalid: 'critical',
  vip: 'info',
  /* Service. */
  pending: 'warning',
  following: 'progress',
  processing: 'progress',
  unprocessed: 'warning',
  ignored: 'ended',
  processed: 'positive',
  handled: 'positive',
  completed: 'positive',
  unread: 'info',
  signDisputed: 'critical',
  returnSignDisputed: 'critical',
  rejectReturned: 'warning',
  rejectedPendingWarehousing: 'warning',
  orderPlaced: 'positive',
};

const EXCEPTIONS: Readonly<Record<string, Tone>> = { none: 'neutral', lostSearch: 'critical', damaged: 'critical' };

/** The tone of a state, by what its phase, its code or its name means. */
export function toneOf(noun: Outlined, state: string): Tone {
  const info = noun.structure.states.get(state);
  if (!info) return 'neutral';
  const last = state.split('.').at(-1) ?? state;
  const { phase, code } = info.meta;
  if (phase === 'money' && noun.id === 'order') return MONEY[code ?? 2] ?? 'neutral';
  if (info.region === 'exception') return EXCEPTIONS[last] ?? 'warning';
  if (info.region === 'request') return last === 'none' ? 'neutral' : 'warning';
  return STATES[last] ?? PHASES[phase ?? ''] ?? 'neutral';
}

/** Whether a region says nothing of interest: nothing wrong, nothing asked for, nothing to pay. */
export const isQuiet = (noun: Outlined, state: string): boolean =>
  ['none', 'off', 'notApplicable', 'noPaymentNeeded'].includes(state.split('.').at(-1) ?? '') &&
  noun.structure.states.get(state)?.region !== noun.structure.main;
