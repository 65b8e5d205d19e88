import type { Mode } from './tokens.ts';

/** Derivation of one accent token: its lightness within a range of OKLCH, its chroma scaled. */
export interface AccentShade {
  lightest: number;
  darkest: number;
  chroma: number;
}

/** Share of the accent mixed into the surface for a tint, 0 to 1. */
export interface AccentTint {
  share: number;
}

/** Names of the tokens that follow from the accent by holding its lightness. */
export type AccentShadeName = 'solid' | 'solidHover' | 'solidPressed' | 'text' | 'focus';

/** Names of the tokens that follow from the accent by mixing it into the surface. */
export type AccentTintName = 'tint' | 'tintHover';

/** White is always readable (4.5:1) on these shades of any accent. */
export const accentShades: Record<Mode, Record<AccentShadeName, AccentShade>> = {
  light: {
    solid: { darkest: 0.2, lightest: 0.515, chroma: 1 },
    solidHover: { darkest: 0.16, lightest: 0.48, chroma: 1 },
    solidPressed: { darkest: 0.12, lightest: 0.43, chroma: 1 },
    text: { darkest: 0.2, lightest: 0.475, chroma: 1 },
    focus: { darkest: 0.2, lightest: 0.6, chroma: 1 },
  },
  dark: {
    solid: { darkest: 0.46, lightest: 0.515, chroma: 1 },
    solidHover: { darkest: 0.42, lightest: 0.49, chroma: 1 },
    solidPressed: { darkest: 0.38, lightest: 0.45, chroma: 1 },
    text: { darkest: 0.76, lightest: 0.88, chroma: 0.85 },
    focus: { darkest: 0.65, lightest: 0.85, chroma: 1 },
  },
};

/** Grounds for selection: the text and the accent's text stay readable on them. */
export const accentTints: Record<Mode, Record<AccentTintName, AccentTint>> = {
  light: { tint: { share: 0.09 }, tintHover: { share: 0.15 } },
  dark: { tint: { share: 0.16 }, tintHover: { share: 0.24 } },
};

/** The CSS of a shade, computed by the browser from `--accent`. */
export const shadeCss = ({ darkest, lightest, chroma }: AccentShade): string =>
  `oklch(from var(--accent) clamp(${darkest}, l, ${lightest}) calc(c * ${chroma}) h)`;

/** The CSS of a tint over a ground, computed by the browser from `--accent`. */
export const tintCss = ({ share }: AccentTint, ground: string): string =>
  `color-mix(in srgb, var(--accent) ${share * 100}%, ${ground})`;
