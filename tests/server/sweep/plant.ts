import type { SweptWorld } from './world.ts';
import { png } from '../account/pictures.ts';

/** The account that makes what is planted. */
export const PLANTER = 'manager.yangon';
export const PHONE = '09255512345';

/** Makes records that hold a phone where no form puts one: a shared view, exports, refused attempts, a picture. */
export async function plant({ server, staffId }: SweptWorld): Promise<{ avatar: string; rejudgement: number }> {
  const ask = async (method: 'POST' | 'PUT', url: string, as: string, body: object) => {
    const answer = await server.ask(method, url, { as, body });
    if (answer.status >= 300) throw new Error(`${url}: ${answer.text}`);
    return answer.body;
  };
  const list = '/companyOrder/orderList';
  const filter = (op: string, value: unknown) => ({ field: 'receiverPhone', op, value });
  await ask('PUT', `/api/listViews/${crypto.randomUUID()}`, PLANTER, {
    list,
    name: 'Of one receiver',
    search: `state=signed&receiverPhone=${PHONE}`,
    shared: true,
  });
  for (const one of [filter('eq', PHONE), filter('in', [PHONE, '09255554321']), filter('like', PHONE)])
    await ask('POST', '/api/logisticsOrder/download/task', PLANTER, {
      filters: [one, lastWeeks()],
      columns: ['state'],
    });
  const party = { name: 'U Hla', phone: PHONE, city: 'MMR013D004', address: '12 Strand Road' };
  const commands = [
    { machine: 'order', event: { type: 'order.created', source: 'staffApp', sender: party, receiver: party } },
    { machine: 'appUser', event: { type: 'appUser.registered', phone: '1', nickName: PHONE } },
    {
      machine: 'staff',
      id: await staffId('finance'),
      event: { type: 'staff.amended', phone: PHONE, idNumber: '12/KaTaTa(N)999999' },
    },
  ].map((command) => ({ ...command, key: crypto.randomUUID() }));
  await ask('POST', '/api/commands', PLANTER, { commands });
  const { body } = await server.ask<{ number: number }>('POST', '/api/audit/rejudgements', {
    as: 'auditor',
    body: { machine: 'order', firstDay: null, lastDay: null, limits: {} },
  });
  return { avatar: await picture(server), rejudgement: body.number };
}

const lastWeeks = () => ({
  field: 'createdAt',
  op: 'between',
  value: [new Date(Date.now() - 20 * 86_400_000).toISOString(), new Date(Date.now() + 60_000).toISOString()],
});

async function picture(server: SweptWorld['server']): Promise<string> {
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(png())], { type: 'image/png' }), 'me.png');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/users/updateAvatar',
    headers: {
      authorization: await server.tokenOf('support'),
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json<{ avatar: string }>().avatar;
}
