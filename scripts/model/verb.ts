import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { Misuse, unknown } from '../commandLine.ts';

/** Output of a verb, and its success. */
export interface Outcome {
  readonly text: string;
  readonly well: boolean;
}

export const well = (text: string): Outcome => ({ text, well: true });

export { Misuse };

/** Arguments of a command line: plain words, and `--name value`. */
export interface VerbArguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** Options without a value. */
const FLAGS = new Set(['all', 'check']);

export function read(line: readonly string[]): VerbArguments {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let index = 0; index < line.length; index += 1) {
    const word = line[index] ?? '';
    if (!word.startsWith('--')) words.push(word);
    else if (FLAGS.has(word.slice(2))) options[word.slice(2)] = 'yes';
    else {
      const value = line[(index += 1)];
      if (value === undefined) throw new Misuse(`${word} needs a value.`);
      options[word.slice(2)] = value;
    }
  }
  return { words, options };
}

/** Throws a misuse unless a verb takes these words and options. */
export function checkArguments(
  verb: string,
  { words, options }: VerbArguments,
  accepted: readonly string[],
  most: number,
): void {
  const wrong = Object.keys(options).find((option) => !accepted.includes(option));
  if (wrong !== undefined)
    throw unknown(
      `option of ${verb}`,
      `--${wrong}`,
      [...accepted, 'help'].map((option) => `--${option}`),
    );
  if (words.length > most) throw new Misuse(`${verb} takes no further word: ${words.slice(most).join(' ')}.`);
}

/** Returns one of several choices; throws a misuse that lists them. */
export function oneOf<Choice extends string>(
  what: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    const asked = value === undefined ? `No ${what} is given` : `There is no ${what} ${value}`;
    throw new Misuse(`${asked}. There is: ${choices.join(', ')}.`);
  }
  return found;
}

export function aggregateTypeNamed(name: string | undefined): AggregateType {
  const aggregateType = aggregateTypes[oneOf('machine', name, Object.keys(aggregateTypes))];
  if (!aggregateType) throw new Misuse(`There is no machine ${String(name)}.`);
  return aggregateType;
}
