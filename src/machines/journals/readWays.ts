/** Channels through which a person viewed or exported personal data. */
export const READ_WAYS = [
  'record',
  'history',
  'logEvent',
  'list',
  'search',
  'matched',
  'label',
  'picture',
  'live',
  'evidence',
  'exported',
  'downloaded',
] as const;
export type ReadWay = (typeof READ_WAYS)[number];
