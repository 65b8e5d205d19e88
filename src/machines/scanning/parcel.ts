/** Where a parcel should be by what its order says, shown to who scans it elsewhere. */
export interface Whereabouts {
  readonly state: string;
  readonly branch: string | null;
  readonly holder: string | null;
  readonly shelf: string | null;
  readonly package: string | null;
  readonly shipment: string | null;
}

/** An order as the desk that scans it sees it. */
export interface ParcelLookup extends Whereabouts {
  readonly id: string;
  readonly originBranch: string;
  readonly holderKind: string;
  readonly pieces: number;
  /** What is wrong with it: `none`, `short`, `notArrived`, and so on. */
  readonly exception: string;
  /** Events that its states declare now, of those a scan may ask for. */
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

/** Scanned pieces with one more; the same list when that piece was scanned before. */
export const withPiece = (seen: readonly number[], piece: number | null): readonly number[] =>
  seen.includes(piece ?? 1) ? seen : [...seen, piece ?? 1];

/** How far a scan has come (§4: not, partly, all). */
export type Progress = 'not' | 'partly' | 'all';

export const progressOf = (done: number, total: number): Progress => {
  if (total > 0 && done >= total) return 'all';
  return done === 0 ? 'not' : 'partly';
};
