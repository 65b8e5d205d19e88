/**
 * The events that people may propose for a record, each in one rank. `forward` carries the record on: the first of them
 * that is allowed is the primary button. `back` cancels, undoes or disables: at most a plain button. `beside` changes
 * something else: found in the menu. Each list stands in the order in which its events are offered.
 */
export interface Acts<Type extends string = string> {
  readonly forward: readonly Type[];
  readonly beside: readonly Type[];
  readonly back: readonly Type[];
  /** Remedies of refusals, by rule: an event of the record, the path of a screen, or a pane of the record. */
  readonly remedies?: Readonly<Record<string, Type | `/${string}` | Pane>>;
}

/** A pane of a record's screen: its id in the address, and the message of its title. */
export interface Pane {
  readonly tab: string;
  readonly title: string;
}

export type ActRank = 'forward' | 'beside' | 'back';

/** The rank of an event and its place within the rank; system events have none. */
export function rankOf(acts: Acts, type: string): { readonly rank: ActRank; readonly place: number } | null {
  for (const rank of ['forward', 'back', 'beside'] as const) {
    const place = acts[rank].indexOf(type);
    if (place >= 0) return { rank, place };
  }
  return null;
}

/**
 * Returns true if the button of an event is red: the event is irreversible or ends the record, and does not carry it
 * on. `acts` is missing for a record type without a presentation.
 */
export const isRed = (acts: Acts | undefined, type: string, isGrave: boolean): boolean =>
  isGrave && acts?.forward.includes(type) !== true;
