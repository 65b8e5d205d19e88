import type { StreamRecord } from '#services/stream.ts';

/**
 * Returns the records that stay as they were read: those before the first one whose content is sealed, which the server
 * says by holding its hash back. The others are read again, because a seal ends.
 */
export function settledOf(records: readonly StreamRecord[]): readonly StreamRecord[] {
  const sealed = records.findIndex(({ hash }) => hash === null);
  return sealed < 0 ? records : records.slice(0, sealed);
}
