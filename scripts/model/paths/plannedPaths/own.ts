import { SECOND } from '#modelTesting/simple/people.ts';
import type { Acting } from './people.ts';
import type { Scene } from './scene.ts';

/** The branch that an own one is like, and where its people are found. */
export const LIKE = 'YGN';

type Data = Readonly<Record<string, unknown>>;

/** Replaces the branch that the own one copies by the own branch. */
export const movedTo = (own: string | undefined, data: Data): Data =>
  own === undefined
    ? data
    : (JSON.parse(JSON.stringify(data, (_, value: unknown) => (value === LIKE ? own : value))) as Data);

/** Branch in which an aggregate begins; the own branch replaces the one it copies. */
export const placeIn = ({ own }: Scene, id: string | null, branch: string | null): string | null =>
  own !== undefined && (id === null || branch === LIKE) ? own : null;

/** Those who could do something in the order in which they are tried: somebody else first where a second person is meant. */
export const inTurn = ({ own }: Scene, people: readonly Acting[], meant: string): readonly Acting[] =>
  own !== undefined && meant === SECOND
    ? [...people.filter(({ branch }) => branch === own).toReversed(), ...people.filter(({ branch }) => branch !== own)]
    : people;
