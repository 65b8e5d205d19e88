/** Path of the builder of reports. */
export const DATA_REPORT = '/pickupReport/dataReport';
