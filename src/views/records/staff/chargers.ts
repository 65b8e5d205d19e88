/** Path of the list of persons in charge (§6). */
export const CHARGERS = '/hr/charger';

/** Returns the address of the list of persons in charge of one branch. */
export const chargersAddress = (branch: string): string => `${CHARGERS}?${new URLSearchParams({ branch })}`;
