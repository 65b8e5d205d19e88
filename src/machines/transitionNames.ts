/** An event, and the state it was proposed in; null where an aggregate begins. */
export interface TransitionName {
  readonly from: string | null;
  readonly event: string;
}

/** Ways as addresses write them: `state:event`, parted by commas; without a state where an aggregate begins. */
export const writeTransitions = (transitions: readonly TransitionName[]): string =>
  transitions.map(({ from, event }) => `${from ?? ''}:${event}`).join(',');

/** The ways that an address names; what is none is left out. */
export const readTransitions = (written: string): TransitionName[] =>
  written.split(',').flatMap((one) => {
    const [from = '', event = ''] = one.split(':');
    return event === '' ? [] : [{ from: from || null, event }];
  });
