import { documented } from './model/documents.ts';
import { checked } from './model/check.ts';
import { explained } from './model/explain.ts';
import { exported } from './model/export.ts';
import { list } from './model/list.ts';
import { paths } from './model/paths.ts';
import { Misuse, oneOf, read, type Outcome, type VerbArguments } from './model/verb.ts';

const USAGE = `Usage: npm run model -- <verb>
  list
  export <machine>|--all [--format json|mermaid|scxml|csv]
  explain <machine> <state> <event> [--language en|zh]
  paths <machine> [--coverage states|transitions|guards|refusals] [--format json|vitest|playwright] [--effort <proposals>]
  check [<machine>]
  docs [--check]`;

const verbs = {
  list,
  export: exported,
  explain: explained,
  paths,
  check: checked,
  docs: documented,
} satisfies Record<string, (args: VerbArguments) => Outcome | Promise<Outcome>>;

const names = Object.keys(verbs) as readonly (keyof typeof verbs)[];

async function main(line: readonly string[]): Promise<Outcome> {
  const { words, options } = read(line);
  const [verb, ...rest] = words;
  return verbs[oneOf('verb', verb, names)]({ words: rest, options });
}

/** Waits until the text is written, even to a slow pipe. */
const print = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => stream.write(`${text}\n`, () => resolve()));

// A reader that closes the pipe early is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

try {
  const { text, well } = await main(process.argv.slice(2));
  await print(process.stdout, text);
  process.exitCode = well ? 0 : 1;
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  await print(process.stderr, `${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
