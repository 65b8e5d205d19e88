import type pg from 'pg';
import type { Lookups, AggregateLookup, Question } from '#machines/lookups/ask.ts';
import { lookupsOfAggregates as shapedAggregates, aggregateLookupsOf } from '#machines/lookups/aggregates.ts';
import { lookupNames, lookupsNeeded, INVESTIGATION } from '#machines/lookups/names.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { lookupsFromTheLog } from '#machines/kit/replay.ts';
import { UPLOADS } from '#machines/kit/upload.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import type { StreamName } from '../store/load.ts';
import { streamKey } from '../store/load.ts';
import { investigation } from './investigation.ts';
import type { Provider, SetProvider } from './provider.ts';
import { lookupsBesideAggregate, providers } from './providers.ts';
import { uploadsNamed } from './uploads.ts';

const isAggregateLookup = (provider: Provider | AggregateLookup | SetProvider): provider is AggregateLookup =>
  'machine' in provider;
const isSet = (provider: Provider | AggregateLookup | SetProvider): provider is SetProvider => 'find' in provider;

const providerOf = (aggregateType: AggregateType, name: string): Provider | AggregateLookup | SetProvider | undefined =>
  name === INVESTIGATION ? investigation(aggregateType.id) : providers[aggregateType.id]?.[name];

/** Returns whether an event looks up a whole set of aggregates and needs a transaction of its own. */
export const needsOwnTransaction = (aggregateType: AggregateType, type: string): boolean =>
  lookupNames(aggregateType, type).some((name) => {
    const provider = providerOf(aggregateType, name);
    return provider !== undefined && isSet(provider);
  });

/** Returns the other aggregates that the rules of proposals look up, and whether they need an exclusive lock. */
export const aggregatesLookedAt = (questions: readonly Question[]): (StreamName & { readonly alone: boolean })[] =>
  questions.flatMap((question) =>
    aggregateLookupsOf(question).flatMap(([, { machine, alone, keyOf }]) => {
      const id = keyOf(question);
      return id === null ? [] : [{ machine, id, alone }];
    }),
  );

/** Returns the lookups that are other aggregates, in their present state. */
export const lookupsOfAggregates = (
  question: Question,
  read: (aggregateType: AggregateType, id: string) => Aggregate,
): Lookups => shapedAggregates(question, aggregateTypes, read);

/**
 * Reads the lookups that are rows: one query for each kind, not for each proposal. Lookups of aggregates are not
 * included.
 */
export async function lookUp(
  client: pg.ClientBase,
  questions: readonly Question[],
  already: Lookups = {},
): Promise<Record<string, unknown>[]> {
  const answers = questions.map((): Record<string, unknown> => ({ ...already }));
  const asked = new Map<string, number[]>();
  questions.forEach((question, index) => {
    const { aggregateType } = question;
    for (const name of lookupsNeeded(question)) {
      const provider = providerOf(aggregateType, name);
      if (name in already || (provider && isAggregateLookup(provider))) continue;
      const key = `${aggregateType.id} ${name}`;
      asked.set(key, [...(asked.get(key) ?? []), index]);
    }
  });
  await Promise.all(
    [...asked.values()].map((indices, place) => answer(client, [...asked.keys()][place] ?? '', indices)),
  );
  return answers;

  /** Adds one kind of lookup for the questions that need it. */
  async function answer(db: pg.ClientBase, key: string, indices: readonly number[]): Promise<void> {
    const name = key.slice(key.indexOf(' ') + 1);
    const questionsOfKind = indices.flatMap((index) => questions[index] ?? []);
    const [first] = questionsOfKind;
    const provider = first && providerOf(first.aggregateType, name);
    // No provider yet: null records that it was looked up and absent. `decide` derives lookups of the log itself.
    if (!provider && lookupsFromTheLog.includes(name)) return;
    const find = provider && (isSet(provider) ? provider.find : isAggregateLookup(provider) ? null : provider);
    const found =
      name === UPLOADS ? await uploadsNamed(db, questionsOfKind) : find ? await find(db, questionsOfKind) : [];
    indices.forEach((index, place) => {
      const lookups = answers[index];
      if (lookups) lookups[name] = found[place] ?? null;
    });
  }
}

/** Reads lookups again for an aggregate that has changed since. Those that do not depend on it stay. */
export async function lookUpAgain(client: pg.ClientBase, question: Question, before: Lookups): Promise<Lookups> {
  const kept = Object.entries(before).filter(([name]) => lookupsBesideAggregate[question.aggregateType.id]?.has(name));
  const [foundLookups = {}] = await lookUp(client, [question], Object.fromEntries(kept));
  return foundLookups;
}

/** Reads all lookups of proposals without locks, to explain and not to decide. */
export async function lookUpUnlocked(
  client: pg.ClientBase,
  questions: readonly Question[],
  readAggregates: (streams: readonly StreamName[]) => Promise<ReadonlyMap<string, Aggregate>>,
  notCreatedOf: (aggregateType: AggregateType, id: string) => Aggregate,
): Promise<Lookups[]> {
  const aggregates = await readAggregates(aggregatesLookedAt(questions));
  const rows = await lookUp(client, questions);
  return questions.map((question, index) => ({
    ...rows[index],
    ...lookupsOfAggregates(
      question,
      (aggregateType, id) =>
        aggregates.get(streamKey({ machine: aggregateType.id, id })) ?? notCreatedOf(aggregateType, id),
    ),
  }));
}
