let last = { written: '', typed: '' };

/** Remembers how numbers in an address were typed: they are written there each once, and parted otherwise. */
export const rememberTyped = (written: string, typed: string): void => {
  last = { written, typed };
};

/** Returns numbers of an address as they were typed, or as they are written there if they were not typed here. */
export const asTyped = (written: string): string =>
  last.written === written ? last.typed : written.replaceAll(',', ' ');
