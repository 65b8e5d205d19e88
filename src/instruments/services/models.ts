import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/models.ts';
import { call } from '#services/http.ts';

/** Version of a machine and hash of its description (interfaces.md, The machine as data). */
export type ModelHead = ReplyOf<typeof calls.readModelHeads>[number];

/** Loads the version and hash of every machine. */
export const readModelHeads = (): Promise<ModelHead[]> => call(calls.readModelHeads, {});

/** A role with its data scope and the events that it may propose, `*` for all (§6). */
export type ModelRole = ReplyOf<typeof calls.readModelRoles>[number];

/** Loads the permissions of every role. */
export const readModelRoles = (): Promise<ModelRole[]> => call(calls.readModelRoles, {});

/** Loads one machine as exported data. */
export const readModel = (machine: string): Promise<Record<string, unknown>> =>
  call(calls.readModel, { params: { machine } });
