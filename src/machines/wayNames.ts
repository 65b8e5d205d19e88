/** An event, and the state it was proposed in; null where a life begins. */
export interface WayName {
  readonly from: string | null;
  readonly event: string;
}

/** Ways as addresses write them: `state:event`, parted by commas; without a state where a life begins. */
export const writeWays = (ways: readonly WayName[]): string =>
  ways.map(({ from, event }) => `${from ?? ''}:${event}`).join(',');

/** The ways that an address names; what is none is left out. */
export const readWays = (written: string): WayName[] =>
  written.split(',').flatMap((one) => {
    const [from = '', event = ''] = one.split(':');
    return event === '' ? [] : [{ from: from || null, event }];
  });
