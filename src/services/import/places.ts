/** A format of digits among other signs, such as `0#-###-####`; the part for numbers above zero alone. */
const IN_PLACES = /^((?:[0#?]|"[^"]*"|\\.|[-() ])+)(?:;.*)?$/su;
const SIGNS = /[0#?]|"[^"]*"|\\.|[-() ]/gsu;

/**
 * Returns a whole number by a format that puts its digits among other signs; null for any other format. The library loses
 * the digits before the first place, and takes a quoted slash for that of a fraction.
 */
export function shownInPlaces(number: number, format: string): string | null {
  const signs = IN_PLACES.exec(format)?.[1]?.match(SIGNS);
  if (!signs || !Number.isSafeInteger(number) || number <= 0) return null;
  const digits = Array.from(String(number));
  const first = signs.findIndex((sign) => '0#?'.includes(sign));
  if (first < 0) return null;
  const shown = signs.map((sign) => (sign.startsWith('"') ? sign.slice(1, -1) : sign.replace('\\', '')));
  for (let at = signs.length - 1; at >= first; at -= 1) {
    const sign = signs[at];
    if (sign === '0' || sign === '#' || sign === '?')
      shown[at] = (at === first ? digits.splice(0).join('') : digits.pop()) || { 0: '0', '#': '', '?': ' ' }[sign];
  }
  return shown.join('');
}
