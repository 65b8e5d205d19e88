import { createHmac } from 'node:crypto';
import { readConfig } from '#server/config.ts';
import { tokenFor } from '#server/auth/tokens.ts';
import { rowTable } from '#server/store/tables.ts';
import { createServer } from '#server/server.ts';
import { createTestDatabase } from '../../support/database.ts';
import { DATA_DIR } from '../../support/serving.ts';

const PLENTY = { burst: 100_000, perSecond: 1 };

const grants = [
  'order.read',
  'order.created',
  'bill.read',
  'shipment.read',
  'car.read',
  'exportTask.read',
  'exportTask.requested',
  'exportTask.downloaded',
];

const staffOf = (id: string, branch: string, role: string) => ({
  id,
  username: id,
  nickName: `Daw ${id}`,
  phone: '09420000001',
  staffCode: '0001',
  branch,
  operateBranch: branch,
  roles: [role],
  enabled: true,
  status: 'onJob',
});

interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * Creates a server with five people: two clerks, a porter without lists, one who sees all, and one of the business
 * customer LOTUS. The clerks are in Yangon and in Mandalay.
 */
export const createExportWorld = async () => {
  const database = await createTestDatabase();
  const { pool } = database;
  const keep = (table: string, row: Row) =>
    pool.query(`insert into ${table} (id, version, state, row) values ($1, 1, 'registered', $2)`, [row.id, row]);
  for (const id of ['YGN', 'MDY']) await keep('row_branch', { id, name: `Branch ${id}`, nameZh: `网点 ${id}` });
  const role = { level: 3, customBranches: [] };
  await keep('row_role', { ...role, id: 'clerk', name: 'Clerk', dataScope: 'branch', permissions: grants });
  await keep('row_role', { ...role, id: 'admin', name: 'Admin', dataScope: 'all', permissions: ['*'] });
  await keep('row_staff', staffOf('su', 'YGN', 'clerk'));
  await keep('row_role', {
    ...role,
    id: 'porter',
    name: 'Porter',
    dataScope: 'branch',
    permissions: ['exportTask.requested'],
  });
  await keep('row_staff', staffOf('ko', 'MDY', 'clerk'));
  await keep('row_staff', staffOf('nyi', 'YGN', 'porter'));
  await keep('row_staff', staffOf('boss', 'YGN', 'admin'));
  await keep('row_staff', { ...staffOf('lotus', 'YGN', 'clerk'), merchant: 'LOTUS' });
  const rates = {
    read: PLENTY,
    write: PLENTY,
    login: PLENTY,
    captcha: PLENTY,
    export: PLENTY,
    import: PLENTY,
    socket: PLENTY,
  };
  const { app } = await createServer({ config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR }), database, rates });
  await app.ready();

  const signIn = async (staffId: string) => {
    const wanted = { staffId, kind: 'bearer', ip: '127.0.0.1', userAgent: '' } as const;
    const { session, secret } = await app.auth.sessions.begin(wanted, new Date());
    return { session: session.id, authorization: tokenFor('bearer', secret, Buffer.alloc(32)) };
  };
  const ask = async (
    who: { authorization: string },
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    language = 'en',
  ) => {
    const headers = { authorization: who.authorization, 'pc-language': language };
    const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? {} : answer.json<Record<string, unknown>>(),
      answer,
    };
  };
  return {
    app,
    pool,
    signIn,
    ask,
    /** Inserts an order's row as its list reads it. */
    keepOrder: (id: string, branch: string, row: Record<string, unknown>) =>
      pool.query(`insert into row_order (id, version, state, branches, row) values ($1, 1, $2, $3, $4)`, [
        id,
        row['state'],
        [branch],
        { id, version: 1, ...row },
      ]),
    /** Inserts a row of any list as the list reads it. */
    keepRow: (machine: string, id: string, branches: readonly string[], row: Record<string, unknown>, owner?: string) =>
      pool.query(
        `insert into ${rowTable(machine)} (id, version, state, branches, owner, row) values ($1, 1, $2, $3, $4, $5)`,
        [id, row['state'], branches, owner ?? null, { id, version: 1, code: 0, ...row }],
      ),
    change: (table: string, id: string, fields: object) =>
      pool.query(`update ${table} set row = row || $2, version = version + 1 where id = $1`, [id, fields]),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};

export type ExportWorld = Awaited<ReturnType<typeof createExportWorld>>;

/** Returns the range of a month around now. */
export const lastMonth = (now = Date.now()) => ({
  field: 'createdAt',
  op: 'between',
  value: [new Date(now - 20 * 86_400_000).toISOString(), new Date(now + 60_000).toISOString()],
});

/** Returns a link signed like those of other clients of the family. */
export const signedLink = (
  grant: Record<string, unknown>,
  objectKey: string,
  { expires = Math.floor(Date.now() / 1000) + 60, disposition = 'attachment; filename="a.xlsx"' } = {},
) => {
  const { accessKeyId, accessKeySecret, securityToken, bucketName } = grant as Record<string, string>;
  const text = `GET\n\n\n${expires}\n/${bucketName}/${objectKey}?response-content-disposition=${disposition}&security-token=${securityToken}`;
  return {
    path: `/api/files/${bucketName}/${objectKey}`,
    query: {
      OSSAccessKeyId: accessKeyId ?? '',
      Expires: String(expires),
      Signature: createHmac('sha1', accessKeySecret ?? '')
        .update(text)
        .digest('base64'),
      'security-token': securityToken ?? '',
      'response-content-disposition': disposition,
    },
  };
};
