import { isBagNumber, isS10, isWaybill } from '#machines/fields/identifiers.ts';
import { plainCode } from '#machines/kit/text.ts';
import { readCode } from '#machines/scanning/code.ts';
import { GROUP_SEPARATOR } from './keyText.ts';

/** Meaning of a scanned or typed text: one of our codes, or its fault. */
export type Reading =
  | { readonly kind: 'parcel' | 'bag'; readonly code: string }
  | { readonly kind: 'wrong'; readonly code: string; readonly fault: Fault };

/** Reason why a text is no code of ours: a misread digit, another company's number or address, no number, or nothing. */
export type Fault = 'empty' | 'checkDigit' | 'bagCheckDigit' | 'foreign' | 'address' | 'unknown';

/** The AIM identifier that some scanners put first: `]C1`, `]Q3`, `]d2`. */
const AIM = /^\][A-Za-z][0-9A-Za-z]/;
/** The application identifier of a bag's number (GS1), with or without its brackets. */
const SSCC = /^(?:\(00\)|00)(\d{18})$/;
const OWN_SHAPE = /^SL\d{9}MM(-\d{1,2})?$/;
const BAG_SHAPE = /^\d{18}$/;
/** An address anywhere in a text, and the number that it ends with where it is the page for receivers, as in the QR codes of our labels. */
const ADDRESS = /HTTPS?:\/\/(?:[^\s/?#]+\/T\/([^\s/?#]+)(?:[?#]|$))?/;
/** Our codes within longer text, such as with a scanner's prefix; joined ones are two. */
const WITHIN = /SL\d{9}MM(?:-[1-9]\d?)?(?:(?![-\w])|(?=SL\d{9}MM|\d{18}))|(?<!\d)(?:00)?\d{18}(?!\d)/g;

const withoutMarks = (text: string): string =>
  // Scanners send STX, ETX and the like around a code: the one form has none.
  plainCode(text.replaceAll(GROUP_SEPARATOR, ' ')).trim().replace(AIM, '').trim().toUpperCase();

/** A code of ours, as the machines read it. */
function ownCode(text: string): Reading | null {
  const { waybill, piece, bag } = readCode(text);
  if (waybill !== null) return { kind: 'parcel', code: piece === null ? waybill : `${waybill}-${piece}` };
  return bag === null ? null : { kind: 'bag', code: bag };
}

function faultOf(code: string): Fault {
  if (code === '') return 'empty';
  const [waybill = ''] = code.split('-');
  if (OWN_SHAPE.test(code) && !isWaybill(waybill)) return 'checkDigit';
  const bag = SSCC.exec(code)?.[1] ?? code;
  if (BAG_SHAPE.test(bag) && !isBagNumber(bag)) return 'bagCheckDigit';
  return isS10(code) ? 'foreign' : 'unknown';
}

/**
 * Reads input from a scanner, camera or hand: strips marks around the code and verifies the check digit before
 * anything is sent.
 */
export function readText(text: string): Reading {
  const code = withoutMarks(text);
  const own = ownCode(code);
  if (own) return own;
  const address = ADDRESS.exec(code);
  if (address) {
    const named = ownCode(address[1] ?? '');
    return named ?? { kind: 'wrong', code: code.slice(0, LONGEST_SHOWN), fault: 'address' };
  }
  const inside = [...new Set(code.match(WITHIN))].map(ownCode).filter((found) => found !== null);
  const [only] = inside;
  if (only && inside.length === 1) return only;
  return { kind: 'wrong', code: code.slice(0, LONGEST_SHOWN), fault: faultOf(code) };
}

const LONGEST_SHOWN = 40;

/** Returns true if a text is one of our codes with a right check digit. */
export const isReadable = (text: string): boolean => readText(text).kind !== 'wrong';
