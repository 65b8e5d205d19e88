import type pg from 'pg';
import type { Facts, LifeFact, Question } from '#machines/facts/ask.ts';
import { factsOfLives as shapedLives, lifeFactsOf } from '#machines/facts/lives.ts';
import { factNames, factsAsked, INVESTIGATION } from '#machines/facts/names.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { factsFromTheLog } from '#machines/kit/replay.ts';
import { UPLOADS } from '#machines/kit/upload.ts';
import { nouns } from '#machines/nouns.ts';
import type { StreamName } from '../store/load.ts';
import { streamKey } from '../store/load.ts';
import { investigation } from './investigation.ts';
import type { Provider, SetProvider } from './provider.ts';
import { asideOf, providers } from './providers.ts';
import { uploadsNamed } from './uploads.ts';

const isLife = (provider: Provider | LifeFact | SetProvider): provider is LifeFact => 'machine' in provider;
const isSet = (provider: Provider | LifeFact | SetProvider): provider is SetProvider => 'find' in provider;

const providerOf = (noun: Noun, name: string): Provider | LifeFact | SetProvider | undefined =>
  name === INVESTIGATION ? investigation(noun.id) : providers[noun.id]?.[name];

/** Whether an event looks at a whole set of lives: it is judged in a transaction of its own, on what is written. */
export const standsAlone = (noun: Noun, type: string): boolean =>
  factNames(noun, type).some((name) => {
    const provider = providerOf(noun, name);
    return provider !== undefined && isSet(provider);
  });

/** The other lives that the rules of some proposals look at, and whether nobody else may look at them meanwhile. */
export const livesLookedAt = (questions: readonly Question[]): (StreamName & { readonly alone: boolean })[] =>
  questions.flatMap((question) =>
    lifeFactsOf(question).flatMap(([, { machine, alone, keyOf }]) => {
      const id = keyOf(question);
      return id === null ? [] : [{ machine, id, alone }];
    }),
  );

/** The facts that are other lives, as these lives are now. */
export const factsOfLives = (question: Question, read: (noun: Noun, id: string) => Life): Facts =>
  shapedLives(question, nouns, read);

/** Reads the outside facts that are rows: one query a kind of fact, not one a proposal. Facts that are lives are not among them. */
export async function know(
  client: pg.ClientBase,
  questions: readonly Question[],
  already: Facts = {},
): Promise<Record<string, unknown>[]> {
  const answers = questions.map((): Record<string, unknown> => ({ ...already }));
  const asked = new Map<string, number[]>();
  questions.forEach((question, index) => {
    const { noun } = question;
    for (const name of factsAsked(question)) {
      const provider = providerOf(noun, name);
      if (name in already || (provider && isLife(provider))) continue;
      const key = `${noun.id} ${name}`;
      asked.set(key, [...(asked.get(key) ?? []), index]);
    }
  });
  await Promise.all(
    [...asked.values()].map((indices, place) => answer(client, [...asked.keys()][place] ?? '', indices)),
  );
  return answers;

  /** Fills in one kind of fact for the questions that asked for it. */
  async function answer(db: pg.ClientBase, key: string, indices: readonly number[]): Promise<void> {
    const name = key.slice(key.indexOf(' ') + 1);
    const asking = indices.flatMap((index) => questions[index] ?? []);
    const [first] = asking;
    const provider = first && providerOf(first.noun, name);
    // Nobody keeps such facts yet: 'asked, and there is none' is the truth. What follows from a log is `decide`'s to find out.
    if (!provider && factsFromTheLog.includes(name)) return;
    const find = provider && (isSet(provider) ? provider.find : isLife(provider) ? null : provider);
    const found = name === UPLOADS ? await uploadsNamed(db, asking) : find ? await find(db, asking) : [];
    indices.forEach((index, place) => {
      const known = answers[index];
      if (known) known[name] = found[place] ?? null;
    });
  }
}

/** Facts asked for a life that has changed since: those beside the life stay, the others are read again. */
export async function knowAgain(client: pg.ClientBase, question: Question, before: Facts): Promise<Facts> {
  const kept = Object.entries(before).filter(([name]) => asideOf[question.noun.id]?.has(name));
  const [facts = {}] = await know(client, [question], Object.fromEntries(kept));
  return facts;
}

/** Everything the rules of some proposals look at, as it is now and unlocked: for explaining, not for deciding. */
export async function knowUnlocked(
  client: pg.ClientBase,
  questions: readonly Question[],
  readLives: (streams: readonly StreamName[]) => Promise<ReadonlyMap<string, Life>>,
  unbornOf: (noun: Noun, id: string) => Life,
): Promise<Facts[]> {
  const lives = await readLives(livesLookedAt(questions));
  const rows = await know(client, questions);
  return questions.map((question, index) => ({
    ...rows[index],
    ...factsOfLives(question, (noun, id) => lives.get(streamKey({ machine: noun.id, id })) ?? unbornOf(noun, id)),
  }));
}
