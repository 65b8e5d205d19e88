import { describe, expect, it } from 'vitest';
import { alter, database, id, ledger, rebuildAll, using, prepareLog } from './dictionaryLog.ts';

prepareLog();

describe('npm run ledger', () => {
  it('npm run ledger rebuilds what was altered, and replays', async () => {
    await alter(`update row_dictionary set row = row || '{"label": "Free"}' where id = $1`, [id]);
    const rebuilt = ledger('rebuild', { DATABASE_URL: database.url });
    expect(rebuilt.stdout).toContain(`dictionary/${id}: row.label`);
    expect((await using(rebuildAll)).differences).toEqual([]);
    expect(ledger('replay', { DATABASE_URL: database.url }).status).toBe(0);
    await alter(`update events set data = data || '{"label": ""}' where version = 2 and id = $1`, [id]);
    const again = ledger('replay', { DATABASE_URL: database.url });
    expect(again.status).toBe(1);
    expect(again.stdout).toContain(`dictionary.invalid: 1\n  dictionary/${id}@2 dictionary.amended: invalid.too_small`);
    expect(again.stdout).toContain('3 events of 1 streams, 1 that the present machines would judge differently.');
  });

  it('npm run ledger audits: 0 for a sound database, and 1 with the aggregate and the invariant for another', async () => {
    const sound = ledger('audit', { DATABASE_URL: database.url });
    expect([sound.status, sound.stdout.trim(), sound.stderr]).toEqual([0, '1 aggregates, 0 contradictions.', '']);
    await alter(`update row_dictionary set row = row || '{"label": "Free"}' where id = $1`, [id]);
    const altered = ledger('audit', { DATABASE_URL: database.url });
    expect(altered.status).toBe(1);
    expect(altered.stdout).toContain(`dictionary/${id}: E04.row {"fields":["row.label"]}`);
  });

  it('npm run ledger says what it can do when asked for anything else', () => {
    const asked = ledger('toString', { DATABASE_URL: database.url });
    expect([asked.status, asked.stderr]).toEqual([2, expect.stringContaining('verify, rebuild, replay, audit')]);
  });

  it('npm run ledger makes no database where there is none', () => {
    const asked = ledger('verify', { DATABASE_URL: '', DATA_DIR: '/nonexistent/shweli' });
    expect([asked.status, asked.stderr]).toEqual([3, expect.stringContaining('There is no database')]);
  });
});
