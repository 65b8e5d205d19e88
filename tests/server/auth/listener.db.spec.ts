import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createListener, type Notice } from '#server/auth/listener.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { openDatabaseLine, type DatabaseLine } from '../../support/databaseLine.ts';
import { until } from '../../support/eventually.ts';

const PATIENCE_MS = 200;

let database: TestDatabase;
let line: DatabaseLine;
let listener: ReturnType<typeof createListener>;
let heard: Notice[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await listener.stop();
  await line.close();
});
afterAll(() => database.drop());

it.each([
  ['forgotten by the line', () => line.forget(() => true)],
  ['reset', () => line.reset()],
])('a listener whose connection was %s says that it may have missed something, and listens again', async (_, lose) => {
  heard = [];
  line = await openDatabaseLine(database.url);
  listener = createListener(line.url, ['news'], (notice) => heard.push(notice), PATIENCE_MS);
  await listener.start();
  expect(heard).toEqual([null]);
  lose();
  await until(() => heard.length > 1);
  await database.pool.query(`notify news, 'later'`);
  await until(() => heard.length > 2);
  expect(heard).toEqual([null, null, { channel: 'news', payload: 'later' }]);
});
