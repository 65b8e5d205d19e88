import type { CallKey } from '#calls/areas.ts';
import type { ReplyOf } from '#calls/contract.ts';
import type { previewMenu } from '#calls/roles.ts';

/** A call that a screen asks when it opens; one of the machines named must be readable. */
export interface ScreenRead {
  readonly call: CallKey;
  readonly machines?: readonly string[];
  /** True if the call answers only those who see every branch. */
  readonly needsEveryBranch?: true;
}

type PreviewedScreen = ReplyOf<typeof previewMenu>['screens'][number];

/** Subject of a screen: the calls without which it shows nothing, its rows, and what can be done there. */
export interface ScreenSubject {
  /** Record type or journal whose columns and acts it shows; null if of none. */
  readonly about: string | null;
  readonly rows: PreviewedScreen['rows'];
  readonly reads: readonly ScreenRead[];
  /** Permissions for acts beside those of the record type. */
  readonly acts: readonly string[];
}

/** Makes the subject of a screen that lists one record type or journal. */
export const listOf = (machine: string): ScreenSubject => ({
  about: machine,
  rows: 'scope',
  reads: [{ call: 'POST /api/:machine/page', machines: [machine] }],
  acts: [],
});
