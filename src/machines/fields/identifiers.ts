/** Service letters of our waybills, which are UPU S10 numbers: letters, 8 digits, a check digit, country of issue. */
const WAYBILL_SERVICE = 'SL';
const WAYBILL_COUNTRY = 'MM';
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];
const S10_SHAPE = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;

/** GS1 company prefix in a bag's number; 883 is Myanmar's. */
const BAG_PREFIX = '8830001';
const SSCC_SHAPE = /^(\d{17})(\d)$/;

const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Calculates the check digit of UPU S10: 11 minus the weighted sum modulo 11. 10 becomes 0 and 11 becomes 5. */
export const s10CheckDigit = (eightDigits: string): number => {
  const sum = digitsOf(eightDigits).reduce((total, digit, index) => total + digit * (S10_WEIGHTS[index] ?? 0), 0);
  const check = 11 - (sum % 11);
  if (check === 10) return 0;
  return check === 11 ? 5 : check;
};

/** Calculates the check digit of GS1 numbers: modulo 10 with weights 3, 1 from the right. */
export const gs1CheckDigit = (digits: string): number => {
  const sum = digitsOf(digits)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

const serialDigits = (serial: number, length: number): string => {
  const digits = String(serial).padStart(length, '0');
  if (!Number.isInteger(serial) || serial < 0 || digits.length > length) {
    throw new RangeError(`A serial number of at most ${length} digits is needed, not ${serial}`);
  }
  return digits;
};

/** Makes the waybill of a serial number below 100,000,000: `SL00000001xMM`. */
export const waybillOf = (serial: number): string => {
  const digits = serialDigits(serial, 8);
  return `${WAYBILL_SERVICE}${digits}${s10CheckDigit(digits)}${WAYBILL_COUNTRY}`;
};

/** Tests whether a text is an S10 number of any carrier with a valid check digit. */
export const isS10 = (text: string): boolean => {
  const [, digits, check] = S10_SHAPE.exec(text) ?? [];
  return digits !== undefined && s10CheckDigit(digits) === Number(check);
};

/** Tests whether a text is one of our waybills, so that a wrong scan is refused without a request. */
export const isWaybill = (text: string): boolean =>
  text.startsWith(WAYBILL_SERVICE) && text.endsWith(WAYBILL_COUNTRY) && isS10(text);

/** Makes the GS1 SSCC (18 digits, application identifier 00) of a bag's serial number below 1,000,000,000. */
export const bagNumberOf = (serial: number): string => {
  const digits = `0${BAG_PREFIX}${serialDigits(serial, 9)}`;
  return `${digits}${gs1CheckDigit(digits)}`;
};

/** Tests whether a text is an SSCC with a valid check digit: a bag, never a waybill. */
export const isBagNumber = (text: string): boolean => {
  const [, digits, check] = SSCC_SHAPE.exec(text) ?? [];
  return digits !== undefined && gs1CheckDigit(digits) === Number(check);
};
