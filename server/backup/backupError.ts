/** A backup or restore cannot be done; the message says why, and what was left as it was. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns whether an error says that a disk is full. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code));
