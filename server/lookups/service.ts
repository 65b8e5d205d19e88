import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import { byKey, type Provider, type Providers } from './provider.ts';

const question = byKey(
  `select code as key from row_question where code = any($1) and language = 'us' and (row ->> 'isDisplay')::boolean and state = 'registered'`,
  ({ data }) => textOf(data, 'question'),
  ({ key }) => ({ code: key }),
);

/**
 * Looks up the staff who may answer questions, everywhere or in the asker's branch, limited to a message's addressees.
 */
const deskStaff: Provider = (client, sources) =>
  Promise.all(
    sources.map(async ({ actor }) => {
      const { rows } = await client.query<{ id: string }>(
        `select distinct staff.id from row_staff as staff
         join row_role as role on role.state = 'registered' and staff.row -> 'roles' ? role.id
         where staff.status = 'onJob' and staff.enabled and role.row -> 'permissions' ? 'userQuestion.handled'
           and (role.row ->> 'dataScope' = 'all' or staff.row ->> 'operateBranch' = $1)
         order by staff.id limit 50`,
        [actor.branch],
      );
      return rows.map(({ id }) => id);
    }),
  );

const DEPARTMENTS = `select id as key, company_code as branch from row_department
  where id = any($1) and state = 'registered'`;

const department = byKey(
  DEPARTMENTS,
  ({ data }) => textOf(data, 'department'),
  ({ key, branch }) => ({ code: key, branch }),
);

const ownDepartment = byKey(
  `select staff.id as key, department.id as code, department.company_code as branch
   from row_staff as staff join row_department as department on department.id = staff.row ->> 'department'
   where staff.id = any($1) and department.state = 'registered'`,
  ({ actor }) => (actor.kind === 'person' ? actor.id : null),
  ({ code, branch }) => ({ code, branch }),
);

const namedOrders = ({ data }: LookupSource): string[] => {
  const { orders } = data as { orders?: unknown };
  return Array.isArray(orders) ? orders.filter((one) => typeof one === 'string') : [];
};

/** Looks up named orders that do not exist. */
const unknownOrders: Provider = async (client, sources) => {
  const named = [...new Set(sources.flatMap(namedOrders))];
  const { rows } = await client.query<{ id: string }>('select id from row_order where id = any($1)', [named]);
  const found = new Set(rows.map(({ id }) => id));
  return sources.map((source) => namedOrders(source).filter((id) => !found.has(id)));
};

/** Lookups for the rules of the service desk. */
export const serviceProviders: Readonly<Record<string, Providers>> = {
  userQuestion: { question, desk: deskStaff },
  workOrder: { department, ownDepartment, question, unknownOrders },
};
