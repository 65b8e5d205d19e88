import { isBagNumber, isWaybill } from '../identifiers.ts';

/** What a scanned code names: a parcel, one piece of a parcel, a bag, or nothing of ours. */
export interface ScannedCode {
  readonly waybill: string | null;
  /** Number of the piece, from 1, of an order of several (§3, sub-order numbers). */
  readonly piece: number | null;
  readonly bag: string | null;
}

const PIECE_SHAPE = /^([A-Z0-9]+)-([1-9]\d?)$/;

/** What GS1 prints or sends before a bag's number: the scanner's mark, and the application identifier 00. */
const BAG_HEAD = /^(?:\]C1)?(?:\(00\)|00)(?=\d{18}$)/;

/** Reads a code as a scanner gives it, typed or pasted; the check digits tell a misread one. */
export function readCode(barcode: string): ScannedCode {
  const code = barcode.normalize('NFKC').trim().toUpperCase().replace(BAG_HEAD, '');
  if (isBagNumber(code)) return { waybill: null, piece: null, bag: code };
  const [, whole = code, piece] = PIECE_SHAPE.exec(code) ?? [];
  if (!isWaybill(whole)) return { waybill: null, piece: null, bag: null };
  return { waybill: whole, piece: piece === undefined ? null : Number(piece), bag: null };
}
