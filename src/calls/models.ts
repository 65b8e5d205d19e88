import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { ofMachine } from './shapes.ts';

/** A machine as data (interfaces.md, The machine as data). */
const model = z.looseObject({ machine: z.string(), version: z.number(), hash: z.string() });

export const readModels = contract({
  method: 'GET',
  path: '/api/model',
  summary: 'Every machine as data: states, events, rules, transitions, reactions and deadlines.',
  reply: z.object({ machines: z.array(model) }),
});

export const readModelHeads = contract({
  method: 'GET',
  path: '/api/model/heads',
  summary: 'Every machine with its version and the hash of its description.',
  reply: z.array(z.object({ machine: z.string(), version: z.number(), hash: z.string() })),
});

export const readModelRoles = contract({
  method: 'GET',
  path: '/api/model/roles',
  summary: 'Lists every role with its data scope and the events that its holders may propose (* for all).',
  reply: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      nameZh: z.string(),
      level: z.number(),
      dataScope: z.enum(['all', 'branch', 'custom']),
      permissions: z.array(z.string()),
    }),
  ),
});

export const readModel = contract({
  method: 'GET',
  path: '/api/model/:machine',
  summary: 'One machine as data.',
  params: ofMachine,
  reply: model,
  errors: ['notFound'],
});
