import type pg from 'pg';
import { z } from 'zod';
import { exportRoster } from '#calls/roster.ts';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { staff } from '#machines/staff/index.ts';
import { XLSX_TYPE } from '#sheets/writer.ts';
import { customerSecretOf } from '../../customerKeys.ts';
import { namesIn } from '../../exports/names.ts';
import { rowsOf } from '../../exports/rows.ts';
import { startWriter } from '../../exports/writer.ts';
import { problemOfIssues } from '../../http/issues.ts';
import { fieldsOf } from '../../http/multipart.ts';
import { Answer, implement, type Call, type Route } from '../../http/route.ts';
import { recordRead } from '../../reads/recordRead.ts';
import { rowTable } from '../../store/tables.ts';
import { aggregateTypeOf, type Core } from '../context.ts';
import { filtersOf } from './people.ts';

/** Columns of the sheet, in their order. */
const COLUMNS = [
  'staffCode',
  'nickName',
  'username',
  'phone',
  'email',
  'gender',
  'branch',
  'operateBranch',
  'department',
  'roles',
  'personInCharge',
  'responsibleAreas',
  'idNumber',
  'address',
  'status',
  'enabled',
  'joinDate',
  'leaveDate',
] as const;
const REFERENCES = ['branch', 'department', 'role'] as const;

/** Reads the conditions of a form. */
const soughtIn = async ({ request }: Call) => {
  const fields = await fieldsOf(request, Object.keys(exportRoster.body.shape).length);
  const parsed = z.core.safeParse(exportRoster.body, fields, { reportInput: true });
  if (!parsed.success) throw problemOfIssues(parsed.error.issues, 'body');
  return parsed.data;
};

/** Route by which older clients export the roster: the sheet is the reply. */
export const rosterSheetRoutes = ({ pool, columns }: Core): Route[] => {
  const write = async (call: Call): Promise<Uint8Array> => {
    const { actor, language } = call;
    const wanted = {
      filters: filtersOf(await soughtIn(call), true),
      sort: [{ field: 'staffCode', dir: 'asc' as const }],
    };
    const writer = await startWriter({
      machine: staff.id,
      fields: COLUMNS.map((name) => ({ name, kind: fieldInfo(name, staff.rowSchema.shape[name]).kind })),
      language,
      actor: { kind: actor.kind, id: actor.id, permissions: actor.permissions },
      customerSecret: await customerSecretOf(pool),
      names: await namesIn(pool, { actor, language, columns, references: new Set(REFERENCES) }),
    });
    const writeRows = async (client: pg.PoolClient): Promise<void> => {
      const known = columns.get(rowTable(staff.id)) ?? new Map<string, string>();
      for await (const { rows } of rowsOf(client, known, staff, actor, wanted)) {
        const lives = rows.map((text) => {
          const row = JSON.parse(text) as Record<string, unknown>;
          return { id: String(row['id']), value: Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) };
        });
        await recordRead(pool, call, { machine: staff.id, way: 'exported', lives });
        await writer.add(rows);
      }
    };
    try {
      const client = await pool.connect();
      await writeRows(client).finally(() => client.release());
      return (await writer.finish()).content;
    } finally {
      await writer.end();
    }
  };
  return [
    implement(exportRoster, async (call) => {
      aggregateTypeOf(staff.id, call.actor);
      return new Answer(Buffer.from(await write(call)), {
        headers: { 'content-type': XLSX_TYPE, 'content-disposition': 'attachment; filename="roster.xlsx"' },
      });
    }),
  ];
};
