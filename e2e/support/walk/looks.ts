import type { Language } from '#i18n/languages.ts';

/** Options of the browser. */
export interface Look {
  /** Width of the window, pixels. */
  readonly width: number;
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
}

/** Desk and phone in each language; both schemes at each width and in each language. */
export const LOOKS: readonly Look[] = [
  { width: 1440, language: 'en', scheme: 'light' },
  { width: 390, language: 'en', scheme: 'dark' },
  { width: 390, language: 'zh', scheme: 'light' },
  { width: 1440, language: 'zh', scheme: 'dark' },
];

/** Returns a look in words. */
export const lookText = ({ width, language, scheme }: Look): string => `${width} ${language} ${scheme}`;

/** Returns true if controls are pressed by a finger. */
export const isPhone = ({ width }: Look): boolean => width < 640;
