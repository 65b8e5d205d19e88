import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { changedPerson, familyPerson, newPerson, peopleIds, peopleSought } from './familyStaff.ts';
import { byId, pagedBody, pageOf, short } from './shapes.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const named = z.object({ id: z.string() });

export const readRosterChoices = contract({
  method: 'POST',
  path: '/api/roster/selected',
  summary: "Lists staff on the job within the actor's scope for a picker: key, label and value.",
  body: z.strictObject({ branch: peopleSought.branch, blurry: peopleSought.blurry }),
  reply: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.string(),
      staffCode: z.string(),
      branch: z.string(),
    }),
  ),
});

export const readRoster = contract({
  method: 'POST',
  path: '/api/roster/all',
  summary: "Lists the staff within the actor's scope, without business customers; at most 9,999.",
  body: z.strictObject(peopleSought),
  reply: z.array(familyPerson),
});

export const readRosterPage = contract({
  method: 'POST',
  path: '/api/roster/page',
  summary: "Returns one page of the staff within the actor's scope, without business customers.",
  body: z.strictObject({ ...pagedBody, ...peopleSought }),
  reply: pageOf(familyPerson),
});

export const readRosterEntry = contract({
  method: 'POST',
  path: '/api/roster/getRoster/:id',
  summary: 'Returns one member of staff.',
  params: byId,
  reply: familyPerson,
  errors: ['notFound'],
});

export const createRosterEntry = contract({
  method: 'POST',
  path: '/api/roster/createRoster',
  summary: 'Registers a member of staff; POST /api/roster/resetPwd then gives the first password.',
  body: newPerson,
  reply: named,
});

export const modifyRosterEntry = contract({
  method: 'POST',
  path: '/api/roster/modifyRoster',
  summary: 'Changes a member of staff: details, roles, areas, charge of the branch, account; all or nothing.',
  body: changedPerson,
  reply: named,
  errors: ['notFound'],
});

export const removeRosterEntries = contract({
  method: 'POST',
  path: '/api/roster/removeRoster',
  summary: 'Lets members of staff leave the company, today or on a given day; all or none. Their history stays.',
  body: z.strictObject({
    ids: peopleIds,
    leaveDate: z.optional(short(10)),
    remark: z.optional(short(500)),
  }),
  reply: z.object({ ids: z.array(z.string()) }),
});

export const setPersonInCharge = contract({
  method: 'POST',
  path: '/api/roster/setUpResponsiblePerson/:id',
  summary: 'Makes a member of staff the person in charge of the branch of employment.',
  params: byId,
  reply: named,
});

export const unsetPersonInCharge = contract({
  method: 'POST',
  path: '/api/roster/cancelResponsiblePerson/:id',
  summary: 'Ends the charge of a member of staff over the branch.',
  params: byId,
  reply: named,
});

export const exportRoster = contract({
  method: 'POST',
  path: '/api/roster/export',
  summary: 'Returns the staff list as a spreadsheet, within the scope of the actor and masked as the list is.',
  multipart: true,
  body: z.strictObject(peopleSought),
  files: [XLSX],
});
