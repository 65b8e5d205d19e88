import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { prepareChromium } from './chromium.ts';
import { commandLine } from './commandLine.ts';

commandLine({ usage: 'Usage: npm run icons\nDraws the icons of the console.' });

const FOLDER = 'public/icons';
const MARK = readFileSync('public/favicon.svg', 'utf8');

/** Colour of the icon, up to the edge where the system cuts its shape: at most a tenth each side. */
const GROUND = '#1479c9';

interface IconFile {
  readonly name: string;
  readonly pixels: number;
  /** True if the system cuts the shape. */
  readonly isCut: boolean;
}

const ICONS: readonly IconFile[] = [
  { name: '180', pixels: 180, isCut: true },
  { name: '192', pixels: 192, isCut: false },
  { name: '512', pixels: 512, isCut: false },
  { name: 'maskable-512', pixels: 512, isCut: true },
];

const pageOf = ({ pixels, isCut }: IconFile): string => {
  const ground = isCut ? GROUND : 'transparent';
  return `<style>body{margin:0;height:${pixels}px;display:grid;place-items:center;background:${ground}}
    svg{width:${pixels}px;height:${pixels}px}</style>${MARK}`;
};

const found = prepareChromium();
if ('problem' in found) throw new Error(found.problem);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const icon of ICONS) {
    const page = await browser.newPage({ viewport: { width: icon.pixels, height: icon.pixels } });
    await page.setContent(pageOf(icon));
    await page.screenshot({ path: `${FOLDER}/${icon.name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
