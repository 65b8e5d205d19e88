import * as z from 'zod/mini';
import { DEPARTMENT_LIST_SIZE, DICTIONARY_PAGE_SIZE } from '#machines/fields/limits.ts';
import { contract } from './contract.ts';
import { familyId, familyPage, familyPaging, sentBack } from './family.ts';
import { byId, short, text, whole, withDefault } from './shapes.ts';

export const readMyanmarAreas = contract({
  method: 'GET',
  path: '/api/myanmarArea/all',
  summary: "Myanmar's states (level 1), districts (2) and townships (3), with their official codes as ids.",
  reply: z.array(
    z.object({
      id: z.string(),
      nameEn: z.string(),
      nameMy: z.optional(z.string()),
      parent: z.optional(z.string()),
      level: z.int(),
    }),
  ),
});

const entry = z.object({
  id: z.string(),
  dict: z.object({ id: z.string() }),
  label: z.string(),
  labelEn: z.string(),
  labelZh: z.string(),
  value: z.string(),
  dictSort: z.int(),
});

export const readDictionary = contract({
  method: 'GET',
  path: '/api/dictDetail',
  summary: 'The entries of one dictionary, sorted.',
  query: z.object({
    dictName: withDefault(z.string().check(z.trim(), z.maxLength(64)), ''),
    ...familyPaging(DICTIONARY_PAGE_SIZE, DICTIONARY_PAGE_SIZE),
  }),
  reply: familyPage(entry),
});

export const readDictionaries = contract({
  method: 'GET',
  path: '/api/dictDetail/map',
  summary: 'Returns the entries of several dictionaries by name, separated by commas.',
  query: z.object({ dictName: withDefault(short(2000), '') }),
  reply: z.record(z.string(), z.array(entry)),
});

export const readEditedLabels = contract({
  method: 'GET',
  path: '/api/dictDetail/edited',
  summary: 'Lists the dictionary entries whose label was changed since they were registered.',
  reply: z.array(z.object({ dict: z.string(), value: z.string(), label: z.string(), labelZh: z.string() })),
});

export const readDepartments = contract({
  method: 'GET',
  path: '/api/sysDept',
  summary: 'Lists all departments, sorted; pid is the parent department.',
  query: z.object(familyPaging(DEPARTMENT_LIST_SIZE, DEPARTMENT_LIST_SIZE)),
  reply: familyPage(
    z.object({
      id: z.string(),
      pid: z.optional(z.string()),
      name: z.string(),
      nameZh: z.string(),
      label: z.string(),
      deptSort: z.int(),
      companyCode: z.string(),
      enabled: z.boolean(),
      hasChildren: z.boolean(),
      leaf: z.boolean(),
    }),
  ),
});

/** Fields of a dictionary's entry as older clients write them. */
const entryForm = {
  /** The dictionary, by the id that its entries name; older clients also send its name. */
  dict: z.optional(z.strictObject({ id: z.optional(familyId), name: z.optional(short(64)) })),
  /** Label in the language of the request; the other language keeps its own, or begins with the same. */
  label: text(1, 200),
  labelEn: z.optional(short(200)),
  labelZh: z.optional(short(200)),
  value: text(1, 64),
  dictSort: z.optional(whole(0)),
  ...sentBack('createBy', 'updateBy', 'createTime', 'updateTime'),
};

const newEntry = z.strictObject({ id: z.optional(z.null()), ...entryForm });
const changedEntry = z.strictObject({ id: familyId, ...entryForm });

export const registerDictionaryEntry = contract({
  method: 'POST',
  path: '/api/dictDetail',
  summary: 'Adds an entry to a dictionary. A value that the dictionary has is refused.',
  body: newEntry,
  status: 201,
});

export const amendDictionaryEntry = contract({
  method: 'PUT',
  path: '/api/dictDetail',
  summary: 'Changes an entry of a dictionary.',
  body: changedEntry,
  status: 204,
  errors: ['notFound'],
});

export const deleteDictionaryEntry = contract({
  method: 'DELETE',
  path: '/api/dictDetail/:id',
  summary: 'Deletes an entry of a dictionary.',
  params: byId,
});

export const readAddressKey = contract({
  method: 'POST',
  path: '/api/addressCode/getKey/:id',
  summary: 'Returns the key that senders write on parcels for an address code.',
  params: byId,
  reply: z.object({ id: z.string(), key: z.string() }),
  errors: ['notFound'],
});
