import { readGroups as readGroupsCall, type Grouped, type GroupingRequest } from '#calls/groups.ts';
import type { Given } from '#calls/contract.ts';
import { call, type AskOptions } from './http.ts';

export type { Cell, Group, Grouped } from '#calls/groups.ts';

/** A grouping asked for: measures of a list's rows under filters, by up to two dimensions. */
export type GroupsRequest = Given<Omit<GroupingRequest, 'dimensions'>> & {
  readonly dimensions?: Given<GroupingRequest['dimensions']>;
};

/** Groups of a machine's list, within the asker's scope, in the order of the requests. */
export const readGroups = async (
  machine: string,
  groups: readonly GroupsRequest[],
  options?: AskOptions,
): Promise<readonly Grouped[]> =>
  (await call(readGroupsCall, { params: { machine }, body: { groups } }, options)).groups;
