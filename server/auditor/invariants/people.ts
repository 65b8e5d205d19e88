import { among, ofRows, type SetInvariant } from '../invariant.ts';

const ACTIVE = `s.enabled and s.row ->> 'status' = 'onJob' and s.state not in ('retired', 'quit', 'locked')`;

/** Invariants of staff, roles and the trees of the company (reliability.md 5: E11, E12, P21). */
export const peopleInvariants: readonly SetInvariant[] = [
  ofRows(
    'E11',
    'staff',
    `select s.id, count(*)::int as sessions from row_staff s join sessions on sessions.staff_id = s.id
     where not (${ACTIVE}) and sessions.revoked_at is null and sessions.expires_at > now()
       and ${among('s.id')} group by s.id`,
  ),
  ofRows(
    'E12.roles',
    'staff',
    `select s.id, role.value as role from row_staff s, jsonb_array_elements_text(s.row -> 'roles') as role
     where ${ACTIVE} and ${among('s.id')}
       and not exists (select from row_role where row_role.id = role.value and row_role.state = 'registered')`,
  ),
  ofRows(
    'P21.staff',
    'staff',
    `select s.id, s.staff_code as "staffCode", other.id as other from row_staff s
     join row_staff other on other.staff_code = s.staff_code and other.id <> s.id
     where s.staff_code is not null and s.state <> 'retired' and other.state <> 'retired'
       and exists (select from claims where kind = 'staff.staffCode' and key = s.staff_code)
       and s.row ->> 'status' <> 'quit' and other.row ->> 'status' <> 'quit' and ${among('s.id')}`,
  ),
  ofRows(
    'E12.charge',
    'branch',
    `select b.id, count(s.id)::int as "inCharge" from row_branch b
     left join row_staff s on s.branch = b.id and (s.row ->> 'personInCharge')::boolean and ${ACTIVE}
     where ${among('b.id')} group by b.id having count(s.id) > 1`,
  ),
  ofRows(
    'E12.administrator',
    'world',
    `select 'administrator' as id, 'staff' as machine, 0 as administrators
     where $1::text[] is null and exists (select from row_staff) and not exists (
       select from row_staff s join row_role r on jsonb_exists(s.row -> 'roles', r.id)
       where ${ACTIVE} and r.state = 'registered' and jsonb_exists(r.row -> 'permissions', '*'))`,
  ),
  ...(['menu', 'department'] as const).map((machine) =>
    ofRows(
      `E12.${machine}`,
      machine,
      `with recursive above (id, parent, path) as (
         select id, parent, array[id] from row_${machine} where state = 'registered' and ${among('id')}
         union all
         select above.id, next.parent, above.path || next.id from above
         join row_${machine} next on next.id = above.parent
         where next.id <> all (above.path[2:]) and cardinality(above.path) < 100
       )
       select distinct on (id) id, path as "path" from above where parent = id`,
    ),
  ),
];
