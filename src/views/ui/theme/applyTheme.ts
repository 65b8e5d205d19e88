import '@fontsource-variable/inter/wght.css';
import './global.css.ts';
import type { Density } from './density.ts';
import { colour } from './theme.css.ts';
import type { Mode } from './tokens.ts';

/** Preferences of the look (§1 sizes and theme colour). `system` follows the computer. */
export interface Theme {
  accent: string;
  mode: Mode | 'system';
  density: Density;
}

const darkWanted = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const show = (mode: Mode): void => {
  document.documentElement.dataset['theme'] = mode;
  const [, surface = ''] = /var\((--[^,)]+)/.exec(colour.surface) ?? [];
  const shown = getComputedStyle(document.documentElement).getPropertyValue(surface);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', shown);
};

const followSystem = (): void => show(darkWanted().matches ? 'dark' : 'light');

/** Dresses the whole page; parts read only the attributes and the one variable set here. */
export function applyTheme({ accent, mode, density }: Theme): void {
  const root = document.documentElement;
  root.style.setProperty('--accent', accent);
  root.dataset['density'] = density;
  darkWanted().removeEventListener('change', followSystem);
  if (mode === 'system') {
    followSystem();
    darkWanted().addEventListener('change', followSystem);
  } else show(mode);
}
