import { amendUser, readUsers, registerUser, removeUsers } from '#calls/users.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Core } from '../context.ts';
import { createPeopleReader, filtersOf } from './people.ts';
import { createPersonWriter } from './personWriter.ts';

/** Routes by which older clients keep accounts (§7; calls.md 2.2): of staff, and of business customers. */
export const userRoutes = (core: Core): Route[] => {
  const read = createPeopleReader(core);
  const write = createPersonWriter(core, read);
  return [
    implement(readUsers, async (call) => {
      const { enabled, page, size, ...sought } = call.body;
      const filters = filtersOf(sought, false);
      if (enabled !== undefined) filters.push({ field: 'enabled', op: 'eq', value: enabled });
      const { people, total } = await read(call, 'list', { filters, pageNum: page + 1, pageSize: size });
      return { content: people, totalElements: total };
    }),
    implement(registerUser, async (call) => {
      await write.register(call, call.body);
    }),
    implement(amendUser, async (call) => {
      await write.change(call, call.body.id, call.body);
    }),
    implement(removeUsers, async (call) => {
      await write.remove(call, call.body);
    }),
  ];
};
