import { readFile } from 'node:fs/promises';
import { build, type Plugin, type Rolldown } from 'vite';

const PAGE = 'src/instruments/evidence/page';
/** Output path of the verifier, as the server reads it. */
const FILE = 'evidence/verify.html';
const LANGUAGES = ['en', 'zh'] as const;
const OWN = /^evidence\./;

const read = (path: string): Promise<string> => readFile(path, 'utf8');

async function wordsIn(language: (typeof LANGUAGES)[number]): Promise<Record<string, string>> {
  const all = JSON.parse(await read(`src/i18n/${language}.json`)) as Record<string, string>;
  return Object.fromEntries(Object.entries(all).filter(([id]) => OWN.test(id)));
}

async function script(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      lib: { entry: `${PAGE}/main.ts`, formats: ['iife'], name: 'verifier' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output).filter(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The verifier was not built.');
  return chunk.code;
}

/** Returns the page that verifies evidence as one file: script, styles, and messages in both languages. */
export async function verifierPage(): Promise<string> {
  const [page, looks, code, ...words] = await Promise.all([
    read(`${PAGE}/page.html`),
    read(`${PAGE}/page.css`),
    script(),
    ...LANGUAGES.map(wordsIn),
  ]);
  const said = JSON.stringify(Object.fromEntries(LANGUAGES.map((language, index) => [language, words[index]])));
  return page
    .replace('/* style */', () => looks)
    .replace('/* words */', () => said.replaceAll('<', String.raw`\u003c`))
    .replace('/* script */', () => code.replaceAll('</script', String.raw`<\/script`));
}

/** Builds the verifier of evidence beside the console. */
export const verifier = (): Plugin => ({
  name: 'verifier',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await verifierPage() });
  },
});
