import { withAllMessages } from '../language/withAllMessages.ts';

/** Loads the reports that a person has pinned to Home. */
export const openPinnedReports = withAllMessages(() => import('../reports/PinnedReports.tsx'));

/** Path of the builder of reports: its readers may pin reports. */
export { DATA_REPORT } from '../place/figureRecords.ts';
