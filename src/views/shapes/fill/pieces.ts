import { readCode } from '#machines/scanning/code.ts';
import { withPiece } from '#machines/scanning/parcel.ts';
import type { Verdict } from '../scan/verdict/verdict.ts';
import type { FillDesk, Kind } from './desk.ts';
import type { FillerWorld } from './world.ts';

/** Counts the pieces scanned of parcels that have several. */
export function createPieces({ rules }: Pick<FillDesk, 'rules'>, world: Pick<FillerWorld, 'rowOf'>) {
  const pieces = new Map<string, readonly number[]>();
  return {
    /** Checks that all pieces of a parcel are present with this scan; returns the verdict where they are not. */
    lacking(kind: Kind, key: string, code: string): Verdict | null {
      const row = world.rowOf(kind.aggregateType.id, key);
      const { piece } = readCode(code);
      if (!row) return piece === null ? null : { kind: 'unread', fault: 'piecesUnknown' };
      const all = kind.piecesOf(row);
      if (all === 1 && (piece ?? 1) === 1) return null;
      if (piece === null || piece > all) {
        const values = { barcode: code, pieces: all };
        return { kind: 'refused', refusals: [{ code: 'rule', rule: rules.pieceIsNamed, values }] };
      }
      const before = pieces.get(key) ?? [];
      const seen = withPiece(before, piece);
      pieces.set(key, seen);
      if (seen.length === all) return null;
      return { kind: 'done', result: seen === before ? 'duplicate' : 'partly' };
    },
    /** They are scanned anew. */
    forget: (key: string): void => void pieces.delete(key),
    forgetAll: (): void => pieces.clear(),
  };
}
