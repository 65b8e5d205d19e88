/** Path of the list of the records behind a figure. */
export const FIGURE_RECORDS = '/pickupReport/records';

/** Path of the builder of reports. */
export const DATA_REPORT = '/pickupReport/dataReport';

const rowsAt = (path: string, machine: string, filters: readonly object[]): string =>
  `${path}?${new URLSearchParams({ of: machine, rows: JSON.stringify(filters) })}`;

/** Returns the address of the records that a figure counts. */
export const recordsAddress = (machine: string, filters: readonly object[]): string =>
  rowsAt(FIGURE_RECORDS, machine, filters);

/** Returns the address of a report on the records that a list shows. */
export const reportAddress = (machine: string, filters: readonly object[]): string =>
  rowsAt(DATA_REPORT, machine, filters);
