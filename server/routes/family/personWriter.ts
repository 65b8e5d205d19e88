import type { PersonForm } from '#calls/familyStaff.ts';
import { Problem } from '../../http/errors.ts';
import { wordsOf } from '../../http/language.ts';
import type { Call } from '../../http/route.ts';
import type { Core } from '../context.ts';
import type { createPeopleReader } from './people.ts';
import { changesOf, registrationOf, todayAt } from './personForm.ts';
import { createProposing } from './proposing.ts';

type Reader = ReturnType<typeof createPeopleReader>;

/** Manner and day of leaving; today without a date. */
interface Leaving {
  readonly leaveDate?: string | undefined;
  readonly remark?: string | undefined;
}

/** Registers, changes and removes people as older clients do. */
export const createPersonWriter = ({ proposer }: Core, read: Reader) => {
  const propose = createProposing(proposer);
  return {
    /** Registers a person; returns the id. */
    register: async (call: Call, form: PersonForm): Promise<string> => {
      if (form.enabled === false)
        throw new Problem('invalid', {
          refusals: [{ code: 'invalid', rule: 'staff.newIsEnabled', values: { field: 'enabled' } }],
        });
      const [id] = await propose(call, [registrationOf(form, call.now)]);
      if (id === undefined) throw new Problem('fault');
      return id;
    },
    /** Changes what differs from the record, all or nothing. */
    change: async (call: Call, id: string, form: PersonForm): Promise<void> => {
      const filters = [{ field: 'id', op: 'eq', value: id } as const];
      const { people } = await read(call, 'compared', { filters, pageNum: 1, pageSize: 1 });
      const [shown] = people;
      if (!shown) throw new Problem('notFound');
      const reason = form.remark ?? wordsOf(call.language).text('error.staff.noReasonGiven');
      await propose(call, changesOf(form, shown, reason));
    },
    /** Lets people leave the company, all or none. */
    remove: async (call: Call, ids: readonly string[], { leaveDate, remark }: Leaving = {}): Promise<void> => {
      const event = { type: 'staff.left', leaveDate: leaveDate ?? todayAt(call.now), ...(remark ? { remark } : {}) };
      await propose(
        call,
        [...new Set(ids)].map((id) => ({ machine: 'staff', id, event })),
      );
    },
  };
};
