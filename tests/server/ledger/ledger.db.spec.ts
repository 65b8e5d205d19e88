import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { rejudgeAll } from '#server/instruments/rejudging/rejudgeAll.ts';
import { verify } from '#server/ledger/verify.ts';
import {
  alter,
  database,
  faults,
  id,
  ledger,
  placed,
  propose,
  rebuildAll,
  using,
  prepareLog,
} from './dictionaryLog.ts';

prepareLog();

describe('the log itself', () => {
  it('the log itself refuses to be changed', async () => {
    await expect(database.pool.query(`update events set type = 'x'`)).rejects.toThrow(/never changed/);
  });
});

describe('verify', () => {
  it('verify finds nothing wrong with what was written', async () => {
    expect(await using(verify)).toEqual({ streams: 1, events: 3, numbered: 0, faults: [] });
  });

  it.each([
    ['data', `update events set data = data || '{"label": "Free"}' where version = 2 and id = $1`],
    ['known', `update events set known = '{"x": 1}' where version = 2 and id = $1`],
    ['type', `update events set type = 'dictionary.restored' where version = 2 and id = $1`],
    ['actor', `update events set actor = actor || '{"name": "nobody"}' where version = 2 and id = $1`],
    ['state reached', `update events set to_state = 'retired' where version = 2 and id = $1`],
    ['time', `update events set recorded_at = '2020-01-01T00:00:00.000Z' where version = 2 and id = $1`],
  ])('verify finds an altered %s and names the place', async (_, text) => {
    await alter(text, [id]);
    expect(await faults()).toEqual([{ ...placed(2), what: expect.stringContaining('altered') }]);
  });

  it('verify finds an event taken out of the middle', async () => {
    await alter('delete from events where version = 2 and id = $1', [id]);
    expect(await faults()).toEqual([{ ...placed(2), what: expect.stringContaining('missing') }]);
  });

  it('verify finds the last event taken away', async () => {
    await alter('delete from events where version = 3 and id = $1', [id]);
    expect(await faults()).toEqual([{ ...placed(3), what: 'missing: the stream is at version 3' }]);
  });

  it('verify finds all events of a stream taken away', async () => {
    await alter('delete from events where id = $1', [id]);
    expect(await faults()).toEqual([{ ...placed(1), what: expect.stringContaining('no event') }]);
  });

  it('verify finds a stream taken away from over its events', async () => {
    await alter('delete from streams where id = $1', [id]);
    expect(await faults()).toEqual([{ ...placed(3), what: expect.stringContaining('no row in streams') }]);
  });

  it('verify finds an event altered together with its own hash, by the next event', async () => {
    await alter(`update events set hash = repeat('0', 64) where version = 2 and id = $1`, [id]);
    expect(await faults()).toEqual([
      { ...placed(2), what: expect.stringContaining('altered') },
      { ...placed(3), what: expect.stringContaining('does not continue') },
    ]);
  });

  it('verify finds a head that is not the last event', async () => {
    await alter(`update streams set head_hash = repeat('0', 64) where id = $1`, [id]);
    expect(await faults()).toEqual([{ ...placed(3), what: expect.stringContaining('last event of the stream') }]);
  });
});

describe('rebuild', () => {
  it('rebuild finds nothing to replace in what was kept', async () => {
    expect(await using(rebuildAll)).toEqual({ streams: 1, differences: [] });
  });

  it('rebuild replaces an altered row, a lost row and an altered memory, and removes a row without events', async () => {
    const other = await propose({
      type: 'dictionary.registered',
      dict: 'a',
      value: 'b',
      label: 'c',
      labelZh: 'd',
      sort: 2,
    });
    await alter(`update row_dictionary set row = row || '{"label": "Free"}' where id = $1`, [id]);
    await alter(`update streams set context = context || '{"sort": 9}' where id = $1`, [id]);
    await alter('delete from row_dictionary where id = $1', [other]);
    await alter(`insert into row_dictionary (id, version, state, row) values ('X', 1, 'registered', '{}')`);
    const { differences } = await using(rebuildAll);
    expect(differences).toEqual([
      { machine: 'dictionary', id, fields: ['row.label', 'life.sort'] },
      { machine: 'dictionary', id: other, fields: expect.arrayContaining(['version', 'row.label']) },
      { machine: 'dictionary', id: 'X', fields: ['no event belongs to it'] },
    ]);
    expect((await using(rebuildAll)).differences).toEqual([]);
    const { rows } = await database.pool.query('select label from row_dictionary order by id');
    expect(rows).toEqual([{ label: 'On account' }, { label: 'c' }]);
  });
});

describe('judging all history again', () => {
  const dictionary = aggregateTypes['dictionary'] as AggregateType;

  it('judging all history again agrees with what was recorded', async () => {
    expect(await using((client) => rejudgeAll(client))).toEqual({ streams: 1, events: 3, cases: 0, changes: [] });
  });

  it('judging all history again lists an event whose outcome the present machine does not reach', async () => {
    await alter(`update events set to_state = 'retired' where version = 2 and id = $1`, [id]);
    const { cases, changes } = await using((client) => rejudgeAll(client));
    expect(cases).toBe(2);
    expect(changes).toMatchObject([
      { rule: 'dictionary.elsewhere', count: 1, cases: [{ id, version: 2, to: 'retired', wouldLeadTo: 'registered' }] },
      { rule: 'dictionary.notDeclared', count: 1, cases: [{ id, version: 3, type: 'dictionary.retired' }] },
    ]);
  });

  it('judging history again lists the cases that a candidate for the machine would refuse, and leaves the log as it is', async () => {
    await propose({ type: 'dictionary.registered', dict: 'payType', value: 'b', label: 'B', labelZh: '乙', sort: 2 });
    const amended = dictionary.events['dictionary.amended'];
    if (!amended) throw new Error('no such event');
    const payload = z.object({ label: z.string().max('On account'.length - 1) });
    const candidate = {
      ...dictionary,
      events: { ...dictionary.events, 'dictionary.amended': { ...amended, payload } },
    };
    const told: number[] = [];
    const rejudged = await using((client) =>
      rejudgeAll(client, { candidates: { dictionary: candidate }, progress: (events) => told.push(events) }),
    );
    expect(rejudged).toMatchObject({
      streams: 2,
      events: 4,
      cases: 1,
      changes: [{ rule: 'dictionary.invalid', count: 1, cases: [{ id, version: 2, type: 'dictionary.amended' }] }],
    });
    expect(told).toEqual([3, 4]);
    expect(await using((client) => rejudgeAll(client))).toMatchObject({ cases: 0 });
  });
});

describe('npm run ledger', () => {
  it('npm run ledger ends with 0 for a sound log, and with 1 and the place for an altered one', async () => {
    const sound = ledger('verify', { DATABASE_URL: database.url });
    expect([sound.status, sound.stdout.trim(), sound.stderr]).toEqual([
      0,
      '3 events of 1 streams, 0 numbered, 0 faults.',
      '',
    ]);
    await alter(`update events set data = '{}' where version = 2 and id = $1`, [id]);
    const altered = ledger('verify', { DATABASE_URL: database.url });
    expect(altered.status).toBe(1);
    expect(altered.stdout).toContain(`dictionary/${id} event 2: altered`);
  });
});
