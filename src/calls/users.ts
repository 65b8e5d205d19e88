import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { familyFlag, familyPage } from './family.ts';
import { changedPerson, familyPerson, newPerson, peopleIds, peopleSought } from './familyStaff.ts';
import { whole, withDefault } from './shapes.ts';

const MOST_USERS = 9999;

export const readUsers = contract({
  method: 'POST',
  path: '/api/users/all',
  summary: "Lists accounts of staff and business customers within the actor's scope; pages count from 0.",
  body: z.strictObject({
    ...peopleSought,
    enabled: z.optional(familyFlag),
    page: withDefault(whole(0, 1_000_000), 0),
    size: withDefault(whole(1, MOST_USERS), MOST_USERS),
  }),
  reply: familyPage(familyPerson),
});

export const registerUser = contract({
  method: 'POST',
  path: '/api/users',
  summary: 'Registers a person with an account. POST /api/roster/resetPwd then gives the first password.',
  body: newPerson,
  status: 201,
});

export const amendUser = contract({
  method: 'PUT',
  path: '/api/users',
  summary: 'Changes a person: details, roles, areas, and whether the account is enabled; all or nothing.',
  body: changedPerson,
  status: 204,
  errors: ['notFound'],
});

export const removeUsers = contract({
  method: 'DELETE',
  path: '/api/users',
  summary: 'Lets people leave the company today, which ends their accounts; all or none. Their history stays.',
  body: peopleIds,
});
