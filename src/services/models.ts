import * as z from 'zod/mini';
import { ask, call } from './http.ts';

const head = z.object({ machine: z.string(), version: z.number(), hash: z.string() });

/** A machine's version, and the hash of its description (interfaces.md, The machine as data). */
export type ModelHead = z.infer<typeof head>;

const heads = call<void>()({ method: 'GET', path: 'api/model/heads', answer: z.array(head) });

/** The hash of every machine that the server decides by. */
export const readModelHeads = (): Promise<ModelHead[]> => ask(heads, undefined);

const role = z.object({
  code: z.string(),
  name: z.string(),
  nameZh: z.string(),
  level: z.number(),
  dataScope: z.enum(['all', 'branch', 'custom']),
  permissions: z.array(z.string()),
});

/** A role, the events that its holders may propose, `*` for all of them, and whose work they see (§6). */
export type ModelRole = z.infer<typeof role>;

const roles = call<void>()({ method: 'GET', path: 'api/model/roles', answer: z.array(role) });

/** Who may do what, by role. */
export const readModelRoles = (): Promise<ModelRole[]> => ask(roles, undefined);

const whole = call<string>()({
  method: 'GET',
  path: (machine) => `api/model/${encodeURIComponent(machine)}`,
  answer: z.looseObject({ machine: z.string(), hash: z.string() }),
});

/** One machine as data, as it is exported. */
export const readModel = (machine: string): Promise<Record<string, unknown>> => ask(whole, machine);
