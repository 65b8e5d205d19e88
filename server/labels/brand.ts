import { fill, text, type Place } from './compose.ts';
import type { Dots } from '../pictures/dots.ts';
import type { Ink } from './ink.ts';

/** Lays out the company's logo, as high as its place, and its name beside it. */
export function brand(
  { company, logo }: { readonly company: string; readonly logo: Dots | null },
  place: Place,
  { size, least }: { readonly size: number; readonly least: number },
): Ink[] {
  if (logo === null) return text(company, place, { size, least, strong: true });
  const { x, y, width, height } = place;
  const scale = Math.min(height / logo.height, width / 3 / logo.width);
  const beside = logo.width * scale + size / 3;
  return [
    ...logo.runs.map((run) => fill(x + run.x * scale, y + run.y * scale, run.width * scale, run.height * scale)),
    ...text(company, { ...place, x: x + beside, width: width - beside }, { size, least, strong: true }),
  ];
}
