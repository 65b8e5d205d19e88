import { SECOND } from '#modelTesting/simple/people.ts';
import type { Acting } from './people.ts';
import type { Scene } from './scene.ts';

/** Branch that the own branch copies, with its people. */
export const LIKE = 'YGN';

type Data = Readonly<Record<string, unknown>>;

/** Replaces the copied branch by the own branch in a payload. */
export const movedTo = (own: string | undefined, data: Data): Data =>
  own === undefined
    ? data
    : (JSON.parse(JSON.stringify(data, (_, value: unknown) => (value === LIKE ? own : value))) as Data);

/** Returns the own branch for a new aggregate or in place of the copied branch; null otherwise. */
export const placeIn = ({ own }: Scene, id: string | null, branch: string | null): string | null =>
  own !== undefined && (id === null || branch === LIKE) ? own : null;

/** Returns candidates in order of trial, another person first if a second person is meant. */
export const inTurn = ({ own }: Scene, people: readonly Acting[], meant: string): readonly Acting[] =>
  own !== undefined && meant === SECOND
    ? [...people.filter(({ branch }) => branch === own).toReversed(), ...people.filter(({ branch }) => branch !== own)]
    : people;
