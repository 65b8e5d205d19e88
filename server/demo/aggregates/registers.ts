import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { DemoContext } from './demoContext.ts';

type Changes = Readonly<Record<string, unknown>>;

/** Retired entries of each register: the fields in which each differs from the entry that it copies. */
const retiredSince = (demo: DemoContext): Readonly<Record<string, Changes>> => ({
  addressCode: { code: 'MM-OLD' },
  area: { name: 'Old market' },
  branch: { code: 'TGI', name: 'Taunggyi', nameZh: '东枝网点', abbreviation: 'TGI', personInCharge: 'U Sai Lin' },
  car: { plateNumber: 'YGN 1A-0042' },
  carrier: { name: 'Irrawaddy Boats' },
  company: { name: 'Shweli Express', nameZh: '瑞丽江快递' },
  department: { code: 'tea', name: 'Tea kitchen' },
  dictionary: { value: 'retired', label: 'No longer chosen', sort: 99 },
  exchangeRate: { validFrom: demo.before(70) },
  menu: { code: 'orders.old', title: 'Order list', titleZh: '订单列表（旧版）', path: 'oldList', sort: 19 },
  question: { code: '9001', pid: '0', name: 'Where is the office?' },
  role: { code: 'guest', name: 'Guest', nameZh: '访客', permissions: ['order.read'], menus: [] },
  shelf: { name: 'Z99' },
  station: { nameEn: 'Old bus station', kind: 'station', iata: null },
  tariff: { validFrom: demo.before(70) },
});

/** Registers whose copied entry is not simply the first by id. */
const copiedEntries: Readonly<Record<string, string>> = { branch: 'LSH', menu: 'orders.list' };

/** Registers of one entry: it is out of use while the copy is used. */
const single: ReadonlySet<string> = new Set(['company']);

/** Plays retired entries: one of each register, used for a month. */
export async function registers(demo: DemoContext): Promise<void> {
  for (const [machine, changes] of Object.entries(retiredSince(demo))) {
    const rows = await demo.rowsIn(machine, 'registered', 500);
    const template = rows.find(({ id }) => id === copiedEntries[machine]) ?? rows[0] ?? {};
    const fields = Object.keys(aggregateTypes[machine]?.events[`${machine}.registered`]?.payload.shape ?? {});
    const data = Object.fromEntries(
      fields.flatMap((field) => (template[field] === undefined ? [] : [[field, template[field]]])),
    );
    const instead = (type: 'retired' | 'restored', days: number) =>
      demo.propose({
        by: 'admin',
        machine,
        id: String(template['id']),
        type: `${machine}.${type}`,
        at: demo.before(days),
      });
    if (single.has(machine)) await instead('retired', 50);
    const entry = { machine, type: `${machine}.registered`, data: { ...data, ...changes } };
    const { id } = await demo.propose({ ...entry, by: 'admin', at: demo.before(50) });
    await demo.propose({ by: 'admin', machine, id: id ?? '', type: `${machine}.retired`, at: demo.before(20) });
    if (single.has(machine)) await instead('restored', 20);
  }
}

/** Plays an export that never finished and is invalid. */
export async function exports({ propose, before }: DemoContext): Promise<void> {
  const command = (from: string, to: string, fileName: string) => ({
    machine: 'order',
    filters: [{ field: 'createdAt', op: 'between', value: [from, to] }],
    sort: [{ field: 'createdAt', dir: 'desc' }],
    columns: ['id', 'state', 'receiverName', 'createdAt'],
    language: 'en',
    fileName,
  });
  const by = 'manager.yangon';
  const request = (at: string, data: object) =>
    propose({ by, machine: 'exportTask', type: 'exportTask.requested', data: { ...data }, at });
  await request(before(9), command(before(30), before(9), 'orders-of-three-weeks.xlsx'));
}
