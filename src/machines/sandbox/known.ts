import type { Facts, Question } from '../facts/ask.ts';
import { factsFound } from '../facts/found/index.ts';
import { factsOfLives } from '../facts/lives.ts';
import { UPLOADS, type NamedUpload, type UploadFacts } from '../kit/upload.ts';
import { nouns } from '../nouns.ts';
import { lifeIn, livesOf, type Sandbox } from './world.ts';

/** The checksum of every picture that is made up in a sandbox. */
export const MADE_UP_SHA256 = '5a'.repeat(32);

/** Every file that a person names was just uploaded by that person, unless something that happened names it already. */
const uploadsOf =
  (sandbox: Sandbox, { noun, life, actor }: Question) =>
  (named: readonly NamedUpload[]): UploadFacts =>
    Object.fromEntries(
      named.map(({ id, kind, sha256 }) => {
        const uses = sandbox.happened.filter(({ known }) => Object.hasOwn((known[UPLOADS] ?? {}) as object, id));
        const isHere = (use: (typeof uses)[number]): boolean => use.machine === noun.id && use.id === life.id;
        const fact = {
          kind,
          sha256: sha256 ?? MADE_UP_SHA256,
          by: actor.id,
          here: uses.some(isHere),
          elsewhere: uses.some((use) => !isHere(use)),
        };
        return [id, fact];
      }),
    );

/** The same facts with what is assumed of them. */
const assuming = ({ assumed }: Sandbox, { noun }: Question, facts: Facts): Facts =>
  assumed.size === 0
    ? facts
    : Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => {
          const key = `${noun.id}.${name}`;
          return [name, assumed.has(key) ? assumed.get(key) : fact];
        }),
      );

/**
 * Everything the rules of an event look at outside its life: other lives as `draft` has them, and what the server would read
 * from rows as `written` has it.
 */
export function knownOf(written: Sandbox, question: Question, draft: Sandbox = written): Facts {
  const rows = factsFound(livesOf(written), question, uploadsOf(written, question));
  return assuming(written, question, {
    ...rows,
    ...factsOfLives(question, nouns, (noun, id) => lifeIn(draft, noun, id)),
  });
}
