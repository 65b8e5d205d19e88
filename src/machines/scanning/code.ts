import { plainCode } from '../kit/text.ts';
import { isBagNumber, isWaybill } from '../fields/identifiers.ts';

/** Parsed code: a parcel, one piece of a parcel, a bag, or none of these. */
export interface ScannedCode {
  readonly waybill: string | null;
  /** Number of the piece, from 1, of an order with several pieces (§3, sub-order numbers). */
  readonly piece: number | null;
  readonly bag: string | null;
}

const PIECE_SHAPE = /^([A-Z0-9]+)-([1-9]\d?)$/;

/** Prefix of a GS1 bag number: the scanner's symbology identifier, and the application identifier 00. */
const BAG_HEAD = /^(?:\]C1)?(?:\(00\)|00)(?=\d{18}$)/;

/** Beginning of the address in the QR code of a waybill: the page for receivers. */
const ADDRESS = /^HTTPS?:\/\/[^\s/]+\/T\//;

/** Parses a scanned, typed or pasted code; its check digit reveals a misread. */
export function readCode(barcode: string): ScannedCode {
  const code = plainCode(barcode).trim().toUpperCase().replace(ADDRESS, '').replace(BAG_HEAD, '');
  if (isBagNumber(code)) return { waybill: null, piece: null, bag: code };
  const [, whole = code, piece] = PIECE_SHAPE.exec(code) ?? [];
  if (!isWaybill(whole)) return { waybill: null, piece: null, bag: null };
  return { waybill: whole, piece: piece === undefined ? null : Number(piece), bag: null };
}
