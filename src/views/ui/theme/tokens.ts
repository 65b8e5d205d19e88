/** The seven meanings of a status; each has a shape, a word and a colour. */
export const tones = ['neutral', 'info', 'progress', 'positive', 'warning', 'critical', 'ended'] as const;

/** One of the seven meanings of a status. */
export type Tone = (typeof tones)[number];

/** Plain colours of one theme, as sRGB hex. `control` is the border of an input, at least 3:1 on every ground. */
export interface Palette {
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  lineStrong: string;
  control: string;
  text: string;
  textMuted: string;
  textFaint: string;
  hover: string;
  pressed: string;
  inverse: string;
  onInverse: string;
  danger: string;
  dangerHover: string;
  dangerPressed: string;
  onDanger: string;
  dangerText: string;
}

/** Colours of one tone: words, the ground under them, and the shape. */
export interface ToneColours {
  text: string;
  tint: string;
  mark: string;
}

/** The two themes. */
export type Mode = 'light' | 'dark';

/** Greys and the colour of danger, by theme. */
export const palettes: Record<Mode, Palette> = {
  light: {
    canvas: '#f3f5f8',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f7f8fa',
    line: '#e5e8ed',
    lineStrong: '#d0d5dd',
    control: '#858d9b',
    text: '#171c26',
    textMuted: '#525b6b',
    textFaint: '#656e7e',
    hover: '#f1f3f6',
    pressed: '#e6e9ee',
    inverse: '#1d2330',
    onInverse: '#f5f7fa',
    danger: '#c92a2a',
    dangerHover: '#b32222',
    dangerPressed: '#991b1b',
    onDanger: '#ffffff',
    dangerText: '#c22525',
  },
  dark: {
    canvas: '#0e1116',
    surface: '#161a21',
    raised: '#1d222b',
    sunken: '#12161c',
    line: '#272d38',
    lineStrong: '#39414f',
    control: '#6d7788',
    text: '#e8ebf0',
    textMuted: '#a9b2c0',
    textFaint: '#8f99a9',
    hover: '#1f252f',
    pressed: '#282f3b',
    inverse: '#e8ebf0',
    onInverse: '#161a21',
    danger: '#cf3a36',
    dangerHover: '#bd302d',
    dangerPressed: '#a82723',
    onDanger: '#ffffff',
    dangerText: '#ff9d96',
  },
};

/** Colours of the seven tones, by theme. */
export const toneColours: Record<Mode, Record<Tone, ToneColours>> = {
  light: {
    neutral: { text: '#465063', tint: '#eef0f4', mark: '#6b7484' },
    info: { text: '#1456b8', tint: '#e8f1fd', mark: '#2472d8' },
    progress: { text: '#5a35be', tint: '#f0ebfd', mark: '#7a55e0' },
    positive: { text: '#0c6339', tint: '#e4f5eb', mark: '#148a52' },
    warning: { text: '#7f4a00', tint: '#fdf1da', mark: '#b26a00' },
    critical: { text: '#a81c1c', tint: '#fdecea', mark: '#d02f2f' },
    ended: { text: '#343c49', tint: '#e7e9ee', mark: '#4b5563' },
  },
  dark: {
    neutral: { text: '#bcc4d0', tint: '#262c37', mark: '#8b95a5' },
    info: { text: '#93c2ff', tint: '#152a49', mark: '#4c9aff' },
    progress: { text: '#c6b5ff', tint: '#2b234d', mark: '#9c7df5' },
    positive: { text: '#84dbab', tint: '#123322', mark: '#36b36f' },
    warning: { text: '#f2c872', tint: '#38290f', mark: '#dba02c' },
    critical: { text: '#ffa49d', tint: '#431c1d', mark: '#f0605a' },
    ended: { text: '#cdd3dc', tint: '#2e3541', mark: '#9aa4b4' },
  },
};

/** The eight accents offered in settings (§2, Settings drawer); the first is the default. */
export const accentPresets = [
  '#1890ff',
  '#409eff',
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959cd',
  '#f5222d',
] as const;

/** The default accent (§1). */
export const defaultAccent = accentPresets[0];
