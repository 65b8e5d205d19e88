import { describe, expect, test } from 'vitest';
import { drawing } from '#server/labels/labels.ts';
import type { drawerProgram } from '#server/labels/messages.ts';
import { problemOf } from '#server/http/failures.ts';
import { LABEL_SIZES } from '#machines/fields/printing.ts';

const job = { contents: [], paper: LABEL_SIZES['100x150'], copies: 1, density: 203, output: 'pdf' } as const;

/** A drawer that answers nothing; counts the processes that were started and ended. */
const silent = () => {
  const counts = { started: 0, ended: 0 };
  const program: Pick<typeof drawerProgram, 'start'> = {
    start: () => {
      counts.started += 1;
      return {
        send: () => undefined,
        hold: () => undefined,
        end: async () => {
          counts.ended += 1;
        },
      };
    },
  };
  return { program, counts };
};

describe('labels that are not drawn in time', () => {
  test('labels not drawn in time are a 503 saying when to ask again, for all who wait; the next ones have another drawer', async () => {
    const { program, counts } = silent();
    const draw = drawing(program, 1);
    const outcomes = await Promise.allSettled([draw(job), draw(job)]);
    for (const outcome of outcomes) {
      const problem = outcome.status === 'rejected' ? problemOf(outcome.reason) : null;
      expect(problem).toMatchObject({ code: 'notInTime', status: 503, headers: { 'retry-after': '5' } });
    }
    expect(counts).toEqual({ started: 1, ended: 1 });
    await expect(draw(job)).rejects.toThrow('The labels were not drawn in time');
    expect(counts).toEqual({ started: 2, ended: 2 });
  });
});
