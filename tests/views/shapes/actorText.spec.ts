import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import type { StreamRecord } from '#services/stream.ts';
import { actorText } from '#views/shapes/detail/actorText.ts';

const by = (id: string, name: string, behind: StreamRecord['behind'] = null): StreamRecord =>
  ({ actor: { id, name }, behind }) as StreamRecord;
const through = { name: 'Mg Thura', machine: 'shipment', id: 'SHP00004861' };

test.each([
  ['a person', by('STF000001', 'Su Su Hlaing'), 'Su Su Hlaing', 'Su Su Hlaing'],
  [
    'a person through another record',
    by('system', 'System', through),
    'Mg Thura, through SHP00004861',
    'Mg Thura，通过 SHP00004861',
  ],
  ['staff whom a business customer is not told', by('', ''), 'Staff', '工作人员'],
  ['the system alone', by('system', 'System'), 'System', '系统'],
])('the log names %s', async (_, record, english, chinese) => {
  const said = [actorText(record, await loadWords('en')), actorText(record, await loadWords('zh'))];
  expect(said).toEqual([english, chinese]);
});
