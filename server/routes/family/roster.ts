import * as calls from '#calls/roster.ts';
import type { StaffRow } from '#machines/staff/row.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Core } from '../context.ts';
import { createPeopleReader, filtersOf, peopleRows } from './people.ts';
import { createPersonWriter } from './personWriter.ts';
import { createProposing } from './proposing.ts';

/** Most people of a list that is not paged. */
const MOST = 9999;

/** Routes by which older clients keep the roster (§3, §7): staff without business customers. */
export const rosterRoutes = (core: Core): Route[] => {
  const read = createPeopleReader(core);
  const write = createPersonWriter(core, read);
  const propose = createProposing(core.proposer);
  return [
    implement(calls.readRosterChoices, async (call) => {
      const filters = filtersOf({ ...call.body, status: 'onJob' }, true);
      const { records } = await peopleRows(core, call.actor, { filters, pageNum: 1, pageSize: MOST });
      return records.map((record) => {
        const { id, nickName, staffCode, operateBranch } = record as unknown as StaffRow;
        return {
          key: id,
          label: `${nickName} (${staffCode ?? ''})`,
          value: id,
          staffCode: staffCode ?? '',
          branch: operateBranch,
        };
      });
    }),
    implement(calls.readRoster, async (call) => {
      const filters = filtersOf(call.body, true);
      return (await read(call, 'list', { filters, pageNum: 1, pageSize: MOST })).people;
    }),
    implement(calls.readRosterPage, async (call) => {
      const { pageNum, pageSize, ...sought } = call.body;
      const { people, total } = await read(call, 'list', { filters: filtersOf(sought, true), pageNum, pageSize });
      return { records: people, total };
    }),
    implement(calls.readRosterEntry, async (call) => {
      const filters = [...filtersOf({}, true), { field: 'id', op: 'eq', value: call.params.id } as const];
      const { people } = await read(call, 'record', { filters, pageNum: 1, pageSize: 1 });
      if (!people[0]) throw new Problem('notFound');
      return people[0];
    }),
    implement(calls.createRosterEntry, async (call) => ({ id: await write.register(call, call.body) })),
    implement(calls.modifyRosterEntry, async (call) => {
      const { id } = call.body;
      await write.change(call, id, call.body);
      return { id };
    }),
    implement(calls.removeRosterEntries, async (call) => {
      const { ids, ...leaving } = call.body;
      await write.remove(call, ids, leaving);
      return { ids };
    }),
    implement(calls.setPersonInCharge, async (call) => {
      const { id } = call.params;
      await propose(call, [{ machine: 'staff', id, event: { type: 'staff.personInChargeSet' } }]);
      return { id };
    }),
    implement(calls.unsetPersonInCharge, async (call) => {
      const { id } = call.params;
      await propose(call, [{ machine: 'staff', id, event: { type: 'staff.personInChargeUnset' } }]);
      return { id };
    }),
  ];
};
