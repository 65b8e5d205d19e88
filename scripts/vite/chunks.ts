import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/i18n/languages.ts';

/** The part of the bundler's chunks that is read here. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
interface Asset {
  readonly type: 'asset';
}
/** Files of a build by name. */
export type Files = Readonly<Record<string, Chunk | Asset>>;

/** Page of the console. */
export const PAGE = '/index.html';
export const ENTRY = 'src/main.tsx';
/** Modules that every signed-in start loads. */
export const FRAME = ['src/views/shell/Console.tsx', 'src/services/account.ts', 'src/i18n/speech.ts'];

const chunkWith = (files: Files, source: string) =>
  Object.values(files).find((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/${source}`)));

/** Returns true for a build of the console; tests build pages of their own. */
export const isConsole = (files: Files): boolean => chunkWith(files, ENTRY) !== undefined;

/** Returns the chunk with a source file. Throws if there is none. */
export function fileWith(files: Files, source: string): string {
  const chunk = chunkWith(files, source);
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk with ${source}.`);
  return chunk.fileName;
}

/** Returns a chunk with all that it imports, and their styles. */
export function closureOf(files: Files, file: string, found = new Set<string>()): Set<string> {
  const chunk = files[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) closureOf(files, next, found);
  return found;
}

/** Returns the files of some modules without those already known. */
export const filesOf = (files: Files, sources: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(sources.flatMap((source) => [...closureOf(files, fileWith(files, source))]))].filter(
    (file) => !known.has(file),
  );

/** Returns the modules of a language's messages in some parts, with those of the default one where it lacks some. */
export const messagesOf = (language: Language, ...parts: readonly string[]): string[] => {
  const spoken = LANGUAGES[language].isWhole ? [language] : [DEFAULT_LANGUAGE, language];
  return spoken.flatMap((one) => parts.map((part) => `src/i18n/${one}.json?${part}`));
};
