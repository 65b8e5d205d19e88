/** One day of a trend: its name, its value and the words for it, and the list behind it. */
export interface TrendDay {
  readonly day: string;
  readonly name: string;
  readonly value: number;
  readonly said: string;
  readonly href: string;
}
