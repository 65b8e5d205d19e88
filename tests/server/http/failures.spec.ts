import pg from 'pg';
import { expect, test } from 'vitest';
import { problemOf } from '#server/http/failures.ts';

const fromPostgres = (code: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError('from PostgreSQL', 0, 'error'), { code });

test.each([
  ['a statement that its limit ended', '57014', 'notInTime'],
  ['a transaction that waited too long between two statements', '25P03', 'unavailable'],
  ['a deadlock after the last retry', '40P01', 'overloaded'],
  ['a failed serialisation after the last retry', '40001', 'overloaded'],
])('%s is a 503 that can be tried again, no fault of ours', (_, code, problem) => {
  expect(problemOf(fromPostgres(code))).toMatchObject({
    code: problem,
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^[1-9]/) },
  });
});

test('a fault of a statement remains one', () => {
  expect(problemOf(fromPostgres('42601'))).toBeNull();
});
