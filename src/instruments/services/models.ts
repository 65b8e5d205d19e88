import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/models.ts';
import { call } from '#services/http.ts';

/** A machine's version, and the hash of its description (interfaces.md, The machine as data). */
export type ModelHead = ReplyOf<typeof calls.readModelHeads>[number];

/** The hash of every machine that the server decides by. */
export const readModelHeads = (): Promise<ModelHead[]> => call(calls.readModelHeads, {});

/** A role, the events that its holders may propose, `*` for all of them, and whose work they see (§6). */
export type ModelRole = ReplyOf<typeof calls.readModelRoles>[number];

/** Permissions by role. */
export const readModelRoles = (): Promise<ModelRole[]> => call(calls.readModelRoles, {});

/** One machine as data, as it is exported. */
export const readModel = (machine: string): Promise<Record<string, unknown>> =>
  call(calls.readModel, { params: { machine } });
