import { localDay } from '#machines/time/calendar.ts';
import { createFactorStore } from '../../auth/secondFactor/store.ts';
import { newTotpSecret, stepAt } from '../../auth/secondFactor/totp.ts';
import { seal } from '../../auth/sealing.ts';
import { secretOf } from '../../auth/secrets.ts';
import { unbilled } from '../../jobs/bills.ts';
import { merchants } from '../world/merchants.ts';
import { staff } from '../world/staff.ts';
import type { DemoContext } from './demoContext.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Gives a person a second factor, whose phone nobody has. */
async function setFactor({ pool, propose, before, now }: DemoContext, id: string, days: number): Promise<void> {
  const store = createFactorStore(pool);
  const sealed = seal(await secretOf(pool, 'factor', now), id, newTotpSecret());
  await store.begin(id, sealed, now);
  await store.prepare(id, sealed, stepAt(now), []);
  await propose({ by: 'system', machine: 'staff', id, type: 'staff.secondFactorSet', at: before(days) });
}

/** Plays later staff: one is locked, one has left, one cannot sign in yet, two have a second factor. */
async function playStaff(context: DemoContext): Promise<void> {
  const { propose, before } = context;
  const template = staff.find(({ username }) => username === 'courier2.yangon');
  if (!template) throw new Error('There is no second courier in Yangon');
  const joins = async (number: number, username: string, nickName: string): Promise<string> => {
    const own = { username, nickName, email: `${username}@shweli.example`, staffCode: `11${twoDigits(number)}` };
    const papers = { phone: `092502003${twoDigits(number)}`, idNumber: `12/KaTaTa(N)2000${twoDigits(number)}` };
    const data = { ...template, ...own, ...papers, joinDate: before(40).slice(0, 10) };
    const { id } = await propose({ by: 'admin', machine: 'staff', type: 'staff.registered', data, at: before(40) });
    return id ?? '';
  };
  const toStaff = (id: string, type: string, data: object, days: number) => {
    const by = type === 'staff.left' ? 'admin' : 'manager.yangon';
    return propose({ by, machine: 'staff', id, type, data: { ...data }, at: before(days) });
  };

  const locked = await joins(1, 'courier3.yangon', 'Aung Ko Ko');
  await toStaff(locked, 'staff.responsibleAreasSet', { responsibleAreas: ['MMR013D002'] }, 39);
  await toStaff(locked, 'staff.locked', { reason: 'Vehicle papers under review' }, 3);
  const left = await joins(2, 'courier4.yangon', 'Ye Htut');
  await toStaff(left, 'staff.left', { leaveDate: before(12).slice(0, 10) }, 12);
  const waiting = await joins(3, 'courier5.yangon', 'Zin Mar');
  await toStaff(waiting, 'staff.accountDisabled', { reason: 'Begins after her training' }, 39);
  const back = await joins(4, 'courier6.yangon', 'Thant Zin');
  await toStaff(back, 'staff.locked', { reason: 'Long leave' }, 30);
  await toStaff(back, 'staff.unlocked', {}, 10);
  await toStaff(back, 'staff.accountEnabled', {}, 10);
  await setFactor(context, back, 9);
  const phoneless = await joins(5, 'courier7.yangon', 'Moe Kyaw');
  await setFactor(context, phoneless, 20);
  await toStaff(phoneless, 'staff.secondFactorResetAsked', { reason: 'Lost the phone on the road' }, 1);
}

/** Plays the colleagues that a business customer invited: one makes orders, one's access has ended. */
async function playColleagues({ propose, before }: DemoContext): Promise<void> {
  const invite = async (
    nickName: string,
    username: string,
    roles: readonly string[],
    days: number,
  ): Promise<string> => {
    const data = { nickName, username, roles };
    const type = 'staff.colleagueInvited';
    const { id } = await propose({ by: 'merchant', machine: 'staff', type, data, at: before(days) });
    return id ?? '';
  };
  await invite('Ma Hnin Wai', 'merchant.orders', ['merchantOrders', 'merchantQuestions'], 35);
  const gone = await invite('Ko Sithu', 'merchant.bills', ['merchantMoney'], 30);
  const data = { reason: 'Works for another company now' };
  await propose({ by: 'merchant', machine: 'staff', id: gone, type: 'staff.colleagueEnded', data, at: before(5) });
}

/** Plays applications in every state; two became customers, one of them closed. */
async function playCustomers({ propose, before }: DemoContext): Promise<void> {
  const apply = async (name: string, contact: string, phone: string, kind: string, days: number): Promise<string> => {
    const data = { name, contact, phone, address: `${name}, Yangon`, branch: 'YGN', kind, dailyVolume: 30 };
    const type = 'merchantApplication.submitted';
    const { id } = await propose({ by: 'support', machine: 'merchantApplication', type, data, at: before(days) });
    return id ?? '';
  };
  const [template] = merchants;
  if (!template) throw new Error('There is no merchant');
  const process = (id: string, merchantCode: string, kind: string, days: number) => {
    const account = { number: `77000${merchantCode.length}12345678`, bank: 'KBZ Bank', holder: 'Owner', use: 'both' };
    const { contract, maintainer } = template;
    const data = { merchantCode, kind, account, contract, maintainer };
    const type = 'merchantApplication.processed';
    return propose({ by: 'manager.yangon', machine: 'merchantApplication', id, type, data, at: before(days) });
  };

  await process(await apply('Inle Crafts', 'Ma Ei', '09250300401', 'bizLv2', 30), 'INLE', 'bizLv3', 28);
  await process(await apply('Lotus Weaving', 'Ko Naing', '09250300402', 'bizLv4', 29), 'LOTUS', 'bizLv4', 27);
  const toLotus = (type: string, data: object, days: number) =>
    propose({ by: 'operations', machine: 'merchant', id: 'LOTUS', type, data: { ...data }, at: before(days) });
  await toLotus('merchant.movedToLv2', {}, 20);
  await toLotus('merchant.invalidated', { reason: 'Closed its shop' }, 5);
  const ignored = await apply('Quick Fortune', 'Unknown', '09250300403', 'bizLv1', 14);
  const ignore = { type: 'merchantApplication.ignored', data: { reason: 'Nobody answers the phone' } };
  await propose({ by: 'manager.yangon', machine: 'merchantApplication', id: ignored, ...ignore, at: before(13) });
  await apply('Bagan Lacquer', 'Daw Ohn', '09250300404', 'bizLv1', 1);
}

/** Returns the phone of a person in Myanmar to whom goods money will be billed, so that bills of a VIP app user exist. */
async function phoneOfSender({ pool, now }: DemoContext): Promise<string> {
  const owed = (await unbilled(pool, localDay(now.toISOString()))).filter(
    ({ kind, customerKind }) => kind === 'payable' && customerKind === 'personal',
  );
  const { rows } = await pool.query<{ phone: string }>(
    `select row ->> 'senderPhone' as phone from row_order
     where id = any($1) and row ->> 'senderPhone' like '+959%' order by id limit 1`,
    [owed.map(({ order }) => order)],
  );
  return rows[0]?.phone ?? '';
}

/** Plays app users of both levels, one of them disabled. */
async function playAppUsers(demo: DemoContext): Promise<void> {
  const { propose, before } = demo;
  const sender = await phoneOfSender(demo);
  const channels = ['android', 'ios', 'web', 'miniProgram', 'app'] as const;
  const ids: string[] = [];
  for (const [index, nickName] of ['Hla Hla', 'Ko Phyo', 'Ma Thin', '小林', 'Nandar'].entries()) {
    const data = {
      phone: index === 0 && sender !== '' ? sender : `092507005${twoDigits(index)}`,
      phoneAreaCode: '+95',
      nickName,
      gender: index % 2 === 0 ? 'female' : 'male',
      channel: channels[index] ?? 'app',
      birthday: `199${index}-0${index + 1}-11`,
    };
    const at = before(50 - 9 * index);
    const { id } = await propose({ by: 'operations', machine: 'appUser', type: 'appUser.registered', data, at });
    ids.push(id ?? '');
  }
  const [first = '', second = '', third = ''] = ids;
  const toUser = (id: string, type: string, data: object = {}) =>
    propose({ by: 'operations', machine: 'appUser', id, type, data: { ...data }, at: before(4) });
  await toUser(first, 'appUser.raisedToVip');
  await toUser(first, 'appUser.merchantLinked', { merchant: 'GOLDEN' });
  await toUser(second, 'appUser.bankAccountSet', { bank: 'AYA Bank', bankAccount: '0044112233' });
  await toUser(third, 'appUser.disabled', { reason: 'Orders were never handed over' });
}

/** Plays messages, read and unread, and imports in every state. */
async function playMessages({ propose, before, idOf }: DemoContext): Promise<void> {
  const send = async (to: string, title: string, value: string, days: number): Promise<string> => {
    const data = { addressee: idOf('staff', to), kind: 0, title, value };
    const { id } = await propose({
      by: 'manager.yangon',
      machine: 'notice',
      type: 'notice.sent',
      data,
      at: before(days),
    });
    return id ?? '';
  };
  const read = await send('clerk.yangon', 'Counting on Friday', 'The shelves are counted from 18:00.', 6);
  await propose({ by: 'clerk.yangon', machine: 'notice', id: read, type: 'notice.read', at: before(5) });
  await send('clerk.yangon', 'New scales', 'The scales at gate 2 were calibrated this morning.', 1);
  await send('courier.yangon', 'Rain', 'Cover parcels on motorcycles today.', 1);
  await send('manager.yangon', 'Monthly figures', 'Please look through the figures of last month.', 2);

  const begin = async (fileName: string, digit: string, days: number): Promise<string> => {
    const data = { fileName, sha256: digit.repeat(64), rows: 40 };
    const { id } = await propose({
      by: 'merchant',
      machine: 'importTask',
      type: 'importTask.begun',
      data,
      at: before(days),
    });
    return id ?? '';
  };
  const finished = await begin('november.xlsx', 'a', 9);
  const data = { written: 38, refused: 2 };
  await propose({
    by: 'merchant',
    machine: 'importTask',
    id: finished,
    type: 'importTask.finished',
    data,
    at: before(9),
  });
  const interrupted = await begin('forgotten.xlsx', 'b', 8);
  await propose({
    by: 'system',
    machine: 'importTask',
    id: interrupted,
    type: 'importTask.interrupted',
    at: before(7),
  });
  await begin('today.xlsx', 'c', 0);
}

/** Plays staff, customers, app users, messages and imports in every state. */
export async function people(demo: DemoContext): Promise<void> {
  await playStaff(demo);
  await playColleagues(demo);
  await playCustomers(demo);
  await playAppUsers(demo);
  await playMessages(demo);
}
