/** Path of the list of the records behind a figure. */
export const FIGURE_RECORDS = '/pickupReport/records';

/** Returns the address of the records that a figure counts. */
export const recordsAddress = (machine: string, filters: readonly object[]): string =>
  `${FIGURE_RECORDS}?${new URLSearchParams({ of: machine, rows: JSON.stringify(filters) })}`;
