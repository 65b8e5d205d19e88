/** Rate of a token bucket: a burst, and tokens a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
