import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentShades, accentTints } from '#views/ui/theme/accent.ts';
import { accentPresets, palettes, toneColours, tones } from '#views/ui/theme/tokens.ts';
import type { Mode } from '#views/ui/theme/tokens.ts';
import { contrast, linearOf, mixed, shaded } from './colours.ts';

const words = 4.5;
const shapes = 3;
const white = linearOf('#ffffff');

function accentTokens(mode: Mode, accent: string) {
  const from = linearOf(accent);
  const surface = linearOf(palettes[mode].surface);
  const shades = accentShades[mode];
  return {
    solids: [shades.solid, shades.solidHover, shades.solidPressed].map((shade) => shaded(from, shade)),
    text: shaded(from, shades.text),
    focus: shaded(from, shades.focus),
    tint: mixed(from, accentTints[mode].tint.share, surface),
    tintHover: mixed(from, accentTints[mode].tintHover.share, surface),
  };
}

function expectReadable(mode: Mode, accent: string): void {
  const palette = palettes[mode];
  const { solids, text, focus, tint, tintHover } = accentTokens(mode, accent);
  for (const solid of solids) expect(contrast(white, solid), `white on ${accent}`).toBeGreaterThanOrEqual(words);
  for (const ground of [palette.surface, palette.raised, palette.sunken, palette.hover].map(linearOf))
    expect(contrast(text, ground), `${accent} as text`).toBeGreaterThanOrEqual(words);
  expect(contrast(text, tint), `${accent} as text on its tint`).toBeGreaterThanOrEqual(words);
  for (const ground of [palette.surface, palette.canvas, palette.raised].map(linearOf))
    expect(contrast(focus, ground), `${accent} as focus ring`).toBeGreaterThanOrEqual(shapes);
  for (const ground of [tint, tintHover])
    expect(contrast(linearOf(palette.text), ground), `text on the tint of ${accent}`).toBeGreaterThanOrEqual(words);
}

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const palette = palettes[mode];
  const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const;

  it.each(['text', 'textMuted', 'textFaint'] as const)('the theme writes %s readably on every ground', (name) => {
    for (const ground of grounds)
      expect(contrast(linearOf(palette[name]), linearOf(palette[ground])), ground).toBeGreaterThanOrEqual(words);
  });

  it('the theme writes on danger and on the inverse ground readably', () => {
    for (const ground of ['danger', 'dangerHover', 'dangerPressed'] as const)
      expect(contrast(linearOf(palette.onDanger), linearOf(palette[ground])), ground).toBeGreaterThanOrEqual(words);
    expect(contrast(linearOf(palette.onInverse), linearOf(palette.inverse))).toBeGreaterThanOrEqual(words);
    expect(contrast(linearOf(palette.dangerText), linearOf(palette.surface))).toBeGreaterThanOrEqual(words);
    expect(contrast(linearOf(palette.dangerText), linearOf(palette.raised))).toBeGreaterThanOrEqual(words);
  });

  it('the theme draws the border of an input so that it can be seen', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken'] as const)
      expect(contrast(linearOf(palette.control), linearOf(palette[ground])), ground).toBeGreaterThanOrEqual(shapes);
  });

  it.each(tones)('the theme shows %s by readable words and a visible shape', (tone) => {
    const { text, tint, mark } = toneColours[mode][tone];
    for (const ground of [tint, palette.surface, palette.raised, palette.hover].map(linearOf)) {
      expect(contrast(linearOf(text), ground)).toBeGreaterThanOrEqual(words);
      expect(contrast(linearOf(mark), ground)).toBeGreaterThanOrEqual(shapes);
    }
  });

  it.each(accentPresets)('the theme stays readable with the accent %s', (accent) => expectReadable(mode, accent));

  it('the theme stays readable with any accent', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => expectReadable(mode, `#${channels.join('')}`)),
      { numRuns: 2000, seed: 7 },
    );
  });
});
