import type { PeopleSought } from '#calls/familyStaff.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { nationalOf } from '#machines/fields/phones.ts';
import { staff } from '#machines/staff/index.ts';
import type { StaffRow } from '#machines/staff/row.ts';
import { visibleTo } from '../../access.ts';
import type { Call } from '../../http/route.ts';
import { recordRead } from '../../reads/recordRead.ts';
import type { Filter } from '../../store/selection/filter.ts';
import { pageOf } from '../../store/page.ts';
import { rowTable } from '../../store/tables.ts';
import type { Core } from '../context.ts';
import { present } from '../masterData/present.ts';

type Person = Omit<StaffRow, 'code'>;

/** Texts that older clients always read; empty where a business customer's colleague was not asked for them. */
const askedOf = ({ staffCode, idNumber, province, city, district, address }: Person) => ({
  staffCode: staffCode ?? '',
  idNumber: idNumber ?? '',
  province: province ?? '',
  city: city ?? '',
  district: district ?? '',
  address: address ?? '',
});

/** Returns the filters of a list of people; employees are those who act for no business customer. */
export const filtersOf = (
  { blurry, username, staffCode, branch, status }: PeopleSought,
  onlyStaff: boolean,
): Filter[] => {
  const equal = { username, staffCode, operateBranch: branch, status };
  return [
    ...(onlyStaff ? [{ field: 'merchant', op: 'isNull', value: true } as const] : []),
    ...(blurry ? [{ field: 'nickName', op: 'like', value: blurry } as const] : []),
    ...Object.entries(equal).flatMap(([field, value]) => (value ? [{ field, op: 'eq', value } as const] : [])),
  ];
};

/** Names of branches and roles, which older clients read beside their ids. */
const NAMES = `select id, row ->> 'name' as name, row ->> 'nameZh' as zh, coalesce((row ->> 'level')::int, 0) as level
from row_role union all select id, row ->> 'name', row ->> 'nameZh', 0 from row_branch`;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly zh: string | null;
  readonly level: number;
}

interface Wanted {
  readonly filters: readonly Filter[];
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Reads the rows of people within a person's scope. */
export const peopleRows = ({ pool, columns }: Core, actor: Actor, { filters, pageNum, pageSize }: Wanted) =>
  pageOf(pool, columns.get(rowTable(staff.id)) ?? new Map(), staff, actor, {
    filters: [...filters],
    sort: [{ field: 'staffCode', dir: 'asc' }],
    pageNum,
    pageSize,
    exactTotal: true,
  });

/** Reads people as older clients do, within the caller's scope; records what is shown whole, not what a form is compared with. */
export const createPeopleReader = (core: Core) => {
  const { pool } = core;
  const namesFor = async ({ language }: Pick<Call, 'language'>): Promise<ReadonlyMap<string, Named>> => {
    const { rows } = await pool.query<Named>(NAMES);
    return new Map(rows.map((one) => [one.id, { ...one, name: (language === 'zh' ? one.zh : null) ?? one.name }]));
  };

  return async (call: Call, way: 'list' | 'record' | 'compared', wanted: Wanted) => {
    const { actor } = call;
    const [page, names] = await Promise.all([peopleRows(core, actor, wanted), namesFor(call)]);
    const lives = page.records.map((value) => ({ id: value.id, value }));
    if (way !== 'compared') await recordRead(pool, call, { machine: staff.id, way, lives });
    const people = page.records.map((row) => {
      const shown = visibleTo(actor, { machine: staff.id, id: row.id }, row) as unknown as Person;
      return {
        ...present(shown),
        ...askedOf(shown),
        // Older clients ask for eleven digits (§5).
        phone: nationalOf(shown.phone ?? ''),
        dept: { id: shown.branch, name: names.get(shown.branch)?.name ?? shown.branch },
        roles: shown.roles.map((id) => ({ id, name: names.get(id)?.name ?? id, level: names.get(id)?.level ?? 0 })),
      };
    });
    return { people, total: page.total };
  };
};
