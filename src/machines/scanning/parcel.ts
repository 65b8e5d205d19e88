/** Expected place of a parcel according to its order, shown when it is scanned elsewhere. */
export interface Whereabouts {
  readonly state: string;
  readonly branch: string | null;
  readonly holder: string | null;
  readonly shelf: string | null;
  readonly package: string | null;
  readonly shipment: string | null;
}

/** Order as a scanning desk sees it. */
export interface ParcelLookup extends Whereabouts {
  readonly id: string;
  readonly originBranch: string;
  readonly holderKind: string;
  readonly pieces: number;
  /** Bag of the shipment that it is inside, for a scan upon arrival; older records lack it. */
  readonly within?: string | null;
  /** Exception of the parcel: `none`, `short`, `notArrived`, and so on. */
  readonly exception: string;
  /** Events that its current states declare, among those a scan may propose. */
  readonly takes: readonly string[];
}

export const whereaboutsOf = (parcel: ParcelLookup): Whereabouts => ({
  state: parcel.state,
  branch: parcel.branch,
  holder: parcel.holder,
  shelf: parcel.shelf,
  package: parcel.package,
  shipment: parcel.shipment,
});

/** Adds a scanned piece; returns the same list if the piece was scanned before. */
export const withPiece = (seen: readonly number[], piece: number | null): readonly number[] =>
  seen.includes(piece ?? 1) ? seen : [...seen, piece ?? 1];

/** Progress of a scan (§4: not, partly, all). */
export type Progress = 'not' | 'partly' | 'all';

export const progressOf = (done: number, total: number): Progress => {
  if (total > 0 && done >= total) return 'all';
  return done === 0 ? 'not' : 'partly';
};
