import { documented } from './model/documents.ts';
import { checked } from './model/check.ts';
import { explained } from './model/explain.ts';
import { exported } from './model/export.ts';
import { list } from './model/list.ts';
import { paths } from './model/paths.ts';
import { EXIT, isHelp, Misuse, misused } from './commandLine.ts';
import { checkArguments, oneOf, read, type Outcome, type VerbArguments } from './model/verb.ts';

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

/** Options and the most words that each verb takes. */
const accepted: Readonly<Record<keyof typeof verbs, readonly [options: readonly string[], words: number]>> = {
  list: [[], 0],
  export: [['all', 'format'], 1],
  explain: [['language'], 3],
  paths: [['coverage', 'format', 'effort'], 1],
  check: [[], 1],
  docs: [['check'], 0],
};

const names = Object.keys(verbs) as readonly (keyof typeof verbs)[];

async function main(line: readonly string[]): Promise<Outcome> {
  const { words, options } = read(line);
  const [verb, ...rest] = words;
  const named = oneOf('verb', verb, names);
  checkArguments(named, { words: rest, options }, ...accepted[named]);
  return verbs[named]({ words: rest, options });
}

/** Waits until the text is written, even to a slow pipe. */
const print = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => stream.write(`${text}\n`, () => resolve()));

// A reader that closes the pipe early is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const line = process.argv.slice(2);
if (line.some(isHelp)) {
  await print(process.stdout, USAGE);
  process.exit(0);
}
try {
  const { text, well } = await main(line);
  await print(process.stdout, text);
  process.exitCode = well ? 0 : EXIT.finding;
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  misused(error, USAGE);
}
