/** Event and the state it was proposed in; `from` is null for a creation. */
export interface TransitionName {
  readonly from: string | null;
  readonly event: string;
}

/** Encodes transitions for an address: `state:event`, separated by commas; the state is empty for a creation. */
export const writeTransitions = (transitions: readonly TransitionName[]): string =>
  transitions.map(({ from, event }) => `${from ?? ''}:${event}`).join(',');

/** Decodes the transitions of an address; skips invalid parts. */
export const readTransitions = (written: string): TransitionName[] =>
  written.split(',').flatMap((one) => {
    const [from = '', event = ''] = one.split(':');
    return event === '' ? [] : [{ from: from || null, event }];
  });
