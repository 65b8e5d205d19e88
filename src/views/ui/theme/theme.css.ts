import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { accentShades, accentTints, shadeCss, tintCss } from './accent.ts';
import { densities, densityMeasures, leastFinger, leastTarget, phoneRow } from './density.ts';
import { defaultAccent, palettes, toneColours } from './tokens.ts';
import type { Mode, Tone } from './tokens.ts';

const tone = { text: '', tint: '', mark: '' };

const named = (_: string | null, path: string[]): string => path.join('-');

/** Colours, as CSS variables that differ by theme. */
export const colour = createGlobalThemeContract(
  {
    colour: {
      canvas: '',
      surface: '',
      raised: '',
      sunken: '',
      line: '',
      lineStrong: '',
      control: '',
      text: '',
      textMuted: '',
      textFaint: '',
      hover: '',
      pressed: '',
      inverse: '',
      onInverse: '',
      danger: '',
      dangerHover: '',
      dangerPressed: '',
      onDanger: '',
      dangerText: '',
      accent: '',
      accentHover: '',
      accentPressed: '',
      accentText: '',
      accentTint: '',
      accentTintHover: '',
      onAccent: '',
      focus: '',
      scrim: '',
      flash: '',
    },
  },
  named,
).colour;

/** Colours of the seven tones. */
export const toneVars = createGlobalThemeContract(
  { tone: { neutral: tone, info: tone, progress: tone, positive: tone, warning: tone, critical: tone, ended: tone } },
  named,
).tone satisfies Record<Tone, typeof tone>;

/** Elevation: the shadow under what floats. */
export const shadow = createGlobalThemeContract({ shadow: { low: '', middle: '', high: '' } }, named).shadow;

/** Measures that differ by density. */
export const size = createGlobalThemeContract(
  {
    size: {
      body: '',
      small: '',
      tiny: '',
      large: '',
      title: '',
      display: '',
      control: '',
      controlSmall: '',
      target: '',
      row: '',
      gap: '',
      page: '',
      icon: '',
    },
  },
  named,
).size;

/** The spacing scale, in steps of 2 and 4 px. */
export const space = {
  xxs: '2px',
  xs: '4px',
  s: '6px',
  m: '8px',
  l: '12px',
  xl: '16px',
  xxl: '24px',
  xxxl: '32px',
} as const;

/** A step of the spacing scale. */
export type Space = keyof typeof space;

/** Corner radii. */
export const radius = { small: '4px', medium: '6px', large: '10px', round: '999px' } as const;

/** Weights of the type scale. */
export const weight = { normal: '400', medium: '500', strong: '600' } as const;

/** Families: Inter for Latin, the system's own for Chinese and Burmese. */
export const font = {
  sans: "'Inter Variable', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans Myanmar', Padauk, system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans CJK SC', monospace",
} as const;

/** The page in the dark theme; its colours are for screens alone. */
export const darkRoot = ':root[data-theme="dark"]';

/** Durations; all collapse when the reader asks for less motion. */
export const motion = { fast: '110ms ease-out', calm: '180ms cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Width under which dialogs become sheets and panels stack. */
export const narrow = '(max-width: 640px)';

const shades = (mode: Mode) => ({
  accent: shadeCss(accentShades[mode].solid),
  accentHover: shadeCss(accentShades[mode].solidHover),
  accentPressed: shadeCss(accentShades[mode].solidPressed),
  accentText: shadeCss(accentShades[mode].text),
  focus: shadeCss(accentShades[mode].focus),
  accentTint: tintCss(accentTints[mode].tint, palettes[mode].surface),
  accentTintHover: tintCss(accentTints[mode].tintHover, palettes[mode].surface),
  onAccent: '#ffffff',
  flash: tintCss({ share: mode === 'light' ? 0.28 : 0.4 }, 'transparent'),
});

const shadows: Record<Mode, Record<'low' | 'middle' | 'high', string>> = {
  light: {
    low: '0 1px 2px rgb(16 24 40 / 6%)',
    middle: '0 4px 16px -2px rgb(16 24 40 / 14%), 0 0 0 1px rgb(16 24 40 / 6%)',
    high: '0 20px 48px -8px rgb(16 24 40 / 28%), 0 0 0 1px rgb(16 24 40 / 6%)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 40%)',
    middle: '0 6px 20px rgb(0 0 0 / 50%), 0 0 0 1px rgb(255 255 255 / 9%)',
    high: '0 20px 56px rgb(0 0 0 / 65%), 0 0 0 1px rgb(255 255 255 / 10%)',
  },
};

const scrims: Record<Mode, string> = { light: 'rgb(15 20 30 / 42%)', dark: 'rgb(0 0 0 / 62%)' };
const coloured = (mode: Mode) => ({
  vars: {
    ...assignVars(colour, { ...palettes[mode], ...shades(mode), scrim: scrims[mode] }),
    ...assignVars(toneVars, toneColours[mode]),
    ...assignVars(shadow, shadows[mode]),
  },
  colorScheme: mode,
});
globalStyle(':root', coloured('light'));
// Paper is white whatever the theme.
globalStyle(darkRoot, { '@media': { screen: coloured('dark') } });

for (const density of densities) {
  const { body, ...measures } = densityMeasures[density];
  const px = (value: number): string => `${value}px`;
  createGlobalTheme(density === 'small' ? ':root' : `:root[data-density="${density}"]`, size, {
    body: px(body),
    large: px(body + 2),
    title: px(body + 5),
    display: px(body + 11),
    icon: px(body > 12 ? 16 : 14),
    small: px(measures.small),
    tiny: px(measures.tiny),
    control: px(measures.control),
    controlSmall: px(measures.controlSmall),
    target: px(leastTarget),
    row: px(measures.row),
    gap: px(measures.gap),
    page: px(measures.page),
  });
}

const finger = `${leastFinger}px`;
globalStyle(':root, :root[data-density]', {
  '@media': {
    [narrow]: {
      vars: {
        [size.control]: finger,
        [size.controlSmall]: finger,
        [size.target]: finger,
        [size.row]: `${phoneRow}px`,
      },
    },
  },
});

globalStyle(':root', { vars: { '--accent': defaultAccent } });
