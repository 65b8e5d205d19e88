import { z } from 'zod';
import type { Role } from '#machines/registers/index.ts';
import type { Queryable } from '../auth/queryable.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { allModels, modelById } from '../store/models.ts';
import { readTestAtlas, testAtlas } from '../store/testAtlas.ts';

const ROLES = `select row from row_role where state = 'registered' order by id`;

/** The machines as data (interfaces.md, The machine as data), and which roles may propose what (§6). */
export const modelRoutes = (db: Queryable): Route[] => [
  route({
    method: 'GET',
    path: '/api/model',
    summary: 'Every machine as data: states, events, rules, ways, reactions and deadlines.',
    handle: () => ({ machines: allModels() }),
  }),
  route({
    method: 'GET',
    path: '/api/model/heads',
    summary: 'Every machine with its version and the hash of its description.',
    reply: z.array(z.object({ machine: z.string(), version: z.int(), hash: z.string() })),
    handle: () => allModels().map(({ machine, version, hash }) => ({ machine, version, hash })),
  }),
  route({
    method: 'GET',
    path: '/api/model/roles',
    summary: 'Every role with the events that its holders may propose, * for all of them, and whose work they see.',
    reply: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        nameZh: z.string(),
        level: z.int(),
        dataScope: z.enum(['all', 'branch', 'custom']),
        permissions: z.array(z.string()),
      }),
    ),
    async handle() {
      const { rows } = await db.query<{ row: Role }>(ROLES);
      return rows.map(({ row: { code, name, nameZh, level, dataScope, permissions } }) => ({
        code,
        name,
        nameZh,
        level,
        dataScope,
        permissions,
      }));
    },
  }),
  route({
    method: 'GET',
    path: '/api/model/:machine/tests',
    summary: 'Which tests exercised which ways and rules of a machine in the last runs, and the faults they noticed.',
    params: z.strictObject({ machine: z.string().max(64) }),
    reply: testAtlas,
    handle: ({ params: { machine } }) => {
      const found = modelById(machine) ? readTestAtlas(machine) : null;
      if (found === null)
        throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'noTests', values: { machine } }] });
      return found;
    },
  }),
  route({
    method: 'GET',
    path: '/api/model/:machine',
    summary: 'One machine as data.',
    params: z.strictObject({ machine: z.string().max(64) }),
    handle: ({ params }) => {
      const model = modelById(params.machine);
      if (!model) {
        throw new Problem('notFound', {
          refusals: [{ code: 'invalid', rule: 'unknownMachine', values: { machine: params.machine } }],
        });
      }
      return model;
    },
  }),
];
