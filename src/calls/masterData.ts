import * as z from 'zod/mini';
import { DEPARTMENT_LIST_SIZE, DICTIONARY_PAGE_SIZE } from '#machines/limits.ts';
import { contract } from './contract.ts';
import { familyPage, familyPaging } from './family.ts';
import { short, withDefault } from './shapes.ts';

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
