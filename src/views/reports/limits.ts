/** Most series that a chart draws; a table has all. */
export const SERIES_MOST = 6;
/** Most bars of a chart. */
export const BARS_MOST = 30;
/** Most lines of a table on screen; the spreadsheet has all. */
export const LINES_MOST = 500;
