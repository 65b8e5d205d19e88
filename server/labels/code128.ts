/** Bar and space widths of Code 128, by value; 106 is the stop code. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

const START_B = 104;
const START_C = 105;
const TO_B = 100;
const TO_C = 99;
const STOP = 106;
const PAIRS_WORTH = 4;

/** Encodes a text in Code 128: set B, and set C for runs of at least four digits. */
export function code128Values(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`Code 128 (B) cannot write ${JSON.stringify(text)}`);
  const values: number[] = [];
  let set: 'B' | 'C' | null = null;
  for (let at = 0; at < text.length;) {
    const run = /^\d+/.exec(text.slice(at))?.[0].length ?? 0;
    const pairs = run >= PAIRS_WORTH ? Math.floor(run / 2) : 0;
    if (pairs > 0) {
      values.push(set === null ? START_C : TO_C);
      for (let pair = 0; pair < pairs; pair += 1) values.push(Number(text.slice(at + 2 * pair, at + 2 * pair + 2)));
      at += 2 * pairs;
      set = 'C';
      continue;
    }
    if (set !== 'B') values.push(set === null ? START_B : TO_B);
    values.push(text.charCodeAt(at) - 32);
    set = 'B';
    at += 1;
  }
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  return [...values, sum % 103, STOP];
}

/** Returns the bars of a text, each with its position and width, and the total width, in modules. */
export function code128Bars(text: string): { bars: readonly (readonly [number, number])[]; width: number } {
  const bars: [number, number][] = [];
  let at = 0;
  for (const value of code128Values(text)) {
    (WIDTHS[value] ?? '').split('').forEach((digit, index) => {
      const wide = Number(digit);
      if (index % 2 === 0) bars.push([at, wide]);
      at += wide;
    });
  }
  return { bars, width: at };
}
