interface Pane {
  readonly id: string;
  /** Permissions of which one is needed; without any, everybody sees it. */
  readonly needs?: readonly string[] | undefined;
}

/** Panes of a record that the person may see. */
export const ownPanes = <P extends Pane>(panes: readonly P[], may: (permission: string) => boolean): P[] =>
  panes.filter(({ needs }) => needs === undefined || needs.some(may));

/** The pane that an address asks for; the basic one where it is none of the person's. */
export const paneFor = (wanted: string | null, own: readonly Pane[]): string =>
  own.find(({ id }) => id === wanted)?.id ?? 'basic';
