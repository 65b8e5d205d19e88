/** Work that did not end within its limit. It is no fault: a retry may succeed. */
export class NotInTime extends Error {}
