/** Exit codes of the commands: 1 is kept for what a command was asked to find out. */
export const EXIT = { finding: 1, misuse: 2, failure: 3 } as const;

/** Error for an invalid command line; its message names what is accepted. */
export class Misuse extends Error {}

/** Words and options that a command accepts. */
export interface Accepted {
  /** First the way to call it, then what it does. */
  readonly usage: string;
  /** Name of a word in messages, such as `language`; without it no word is accepted. */
  readonly word?: string;
  /** The words, or a test of those that no list names. */
  readonly words?: readonly string[] | RegExp;
  readonly mostWords?: number;
  /** Options without a value, such as --small. */
  readonly flags?: readonly string[];
  /** Options with a value, such as -g. */
  readonly options?: readonly string[];
}

export interface CommandLine {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly options: Readonly<Record<string, string>>;
}

export const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const listed = (choices: readonly string[]): string => (choices.length === 0 ? 'none' : choices.join(', '));

/** Returns the refusal of a word or an option that nobody accepts. */
export const unknown = (what: string, word: string, choices: readonly string[]): Misuse =>
  new Misuse(`There is no ${what} ${word}. There is: ${listed(choices)}.`);

/** Reads what follows a command; throws a Misuse for what is not accepted. */
export function parse(line: readonly string[], accepted: Accepted): CommandLine {
  const { word: what, words: known, mostWords = Infinity, flags = [], options = [] } = accepted;
  const words: string[] = [];
  const given = new Set<string>();
  const values: Record<string, string> = {};
  for (let index = 0; index < line.length; index += 1) {
    const word = line[index] ?? '';
    if (flags.includes(word)) given.add(word);
    else if (options.includes(word)) {
      const value = line[(index += 1)];
      if (value === undefined) throw new Misuse(`${word} needs a value.`);
      values[word] = value;
    } else if (word.startsWith('-')) throw unknown('option', word, [...flags, ...options, '--help']);
    else {
      const isKnown =
        known === undefined ? what !== undefined : known instanceof RegExp ? known.test(word) : known.includes(word);
      if (!isKnown) throw unknown(what ?? 'word', word, Array.isArray(known) ? known : []);
      words.push(word);
    }
  }
  if (words.length > mostWords) throw new Misuse(`${words.slice(mostWords).join(' ')} is one word too many.`);
  return { words, flags: given, options: values };
}

/** Ends the program with a message: its usage on --help, or what is accepted. */
export function misused(error: Misuse, usage: string): never {
  console.error(`${error.message}\n\n${usage}`);
  process.exit(EXIT.misuse);
}

/** Ends the program when its work has ended: with 0, 1 for a finding (`false`), 2 for misuse or 3 for a failure. */
export function exitAfter(work: Promise<boolean>, usage: string): void {
  const fail = (error: unknown): never => {
    if (error instanceof Misuse) misused(error, usage);
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT.failure);
  };
  // Node would end with 1 for an error that nobody waits for, such as a connection that breaks between two queries.
  process.once('uncaughtException', fail);
  work.then((well) => process.exit(well ? 0 : EXIT.finding), fail);
}

/** Reads the line of this program. Prints the usage and ends on --help, or with exit code 2 for what is not accepted. */
export function commandLine(accepted: Accepted): CommandLine {
  const line = process.argv.slice(2);
  if (line.some(isHelp)) {
    console.log(accepted.usage);
    process.exit(0);
  }
  try {
    return parse(line, accepted);
  } catch (error) {
    if (error instanceof Misuse) misused(error, accepted.usage);
    throw error;
  }
}
