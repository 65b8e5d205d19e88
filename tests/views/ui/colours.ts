/** A colour as linear light, 0 to 1 per channel. */
export type Linear = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const clip = (value: number): number => Math.min(1, Math.max(0, value));

/** Converts '#rrggbb' to linear light. */
export const linearOf = (hex: string): Linear => [
  toLinear(Number.parseInt(hex.slice(1, 3), 16) / 255),
  toLinear(Number.parseInt(hex.slice(3, 5), 16) / 255),
  toLinear(Number.parseInt(hex.slice(5, 7), 16) / 255),
];

const luminance = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Returns `color-mix(in srgb, one share, other)`. */
export const mixed = (one: Linear, share: number, other: Linear): Linear => {
  const mix = (a: number, b: number): number => toLinear(toGamma(a) * share + toGamma(b) * (1 - share));
  return [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])];
};

/** Returns `oklch(from colour clamp(darkest, l, lightest) calc(c * chroma) h)`, clipped to sRGB as browsers do. */
export function shaded(
  colour: Linear,
  { darkest, lightest, chroma }: { darkest: number; lightest: number; chroma: number },
): Linear {
  const [red, green, blue] = colour;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = (1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short) * chroma;
  const b = (0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short) * chroma;
  const held = Math.min(lightest, Math.max(darkest, lightness));
  const l = (held + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (held - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (held - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
