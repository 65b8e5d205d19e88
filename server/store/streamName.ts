/** An aggregate by its record type and number. */
export interface StreamName {
  readonly machine: string;
  readonly id: string;
}

/** Returns the key of a stream in maps: `order/SL000000015MM`. */
export const streamKey = ({ machine, id }: StreamName): string => `${machine}/${id}`;
