import { readModel, readModelHeads, readModelRoles, readModels } from '#calls/models.ts';
import { readTestAtlas } from '#calls/testAtlas.ts';
import type { Role } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import { allModels, modelById } from '../../store/models.ts';
import { readTestAtlas as atlasOf } from '../testAtlas.ts';

const ROLES = `select row from row_role where state = 'registered' order by id`;

/** Routes of the machines as data (interfaces.md), and of the roles that may propose events (§6). */
export const modelRoutes = (db: Queryable, tests: string): Route[] => [
  implement(readModels, () => ({ machines: allModels() })),
  implement(readModelHeads, () => allModels().map(({ machine, version, hash }) => ({ machine, version, hash }))),
  implement(readModelRoles, async () => {
    const { rows } = await db.query<{ row: Role }>(ROLES);
    return rows.map(({ row: { code, name, nameZh, level, dataScope, permissions } }) => ({
      code,
      name,
      nameZh,
      level,
      dataScope,
      permissions,
    }));
  }),
  implement(readTestAtlas, ({ params: { machine } }) => {
    const found = modelById(machine) ? atlasOf(machine, tests) : null;
    if (found === null)
      throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'noTests', values: { machine } }] });
    return found;
  }),
  implement(readModel, ({ params }) => {
    const model = modelById(params.machine);
    if (!model) {
      throw new Problem('notFound', {
        refusals: [{ code: 'invalid', rule: 'unknownMachine', values: { machine: params.machine } }],
      });
    }
    return model;
  }),
];
