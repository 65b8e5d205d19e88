import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { short } from './shapes.ts';

/** A place in the tree of areas: a state, a district, a township; a province, a city, a county. */
export interface Area {
  readonly value: string;
  readonly label: string;
  readonly nameEn?: string | undefined;
  readonly nameMy?: string | undefined;
  readonly nameZh?: string | undefined;
  readonly children?: readonly Area[] | undefined;
}

const area: z.ZodMiniType<Area, Area> = z.object({
  value: z.string(),
  label: z.string(),
  nameEn: z.optional(z.string()),
  nameMy: z.optional(z.string()),
  nameZh: z.optional(z.string()),
  children: z.optional(z.array(z.lazy(() => area))),
});

export const readAreas = contract({
  method: 'GET',
  path: '/api/merchantArea/tree',
  summary: 'All areas of Myanmar and China as a tree for a cascader: value, label, nameEn, nameMy, nameZh, children.',
  reply: z.array(area),
});

export const readBranches = contract({
  method: 'GET',
  path: '/api/branch/all',
  summary: 'Branches by name and place, without people, in their order.',
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameZh: z.optional(z.string()),
      abbreviation: z.string(),
      country: z.enum(['MM', 'CN']),
      city: z.string(),
      enabled: z.boolean(),
    }),
  ),
});

export const readMerchantNames = contract({
  method: 'GET',
  path: '/api/merchant/names',
  summary: 'Names of business customers within the scope of the actor, without their records; enabled: not invalid.',
  reply: z.array(z.object({ id: z.string(), name: z.string(), enabled: z.boolean() })),
});

export const readRoleNames = contract({
  method: 'GET',
  path: '/api/role/names',
  summary: 'Names of roles, without their permissions; enabled: not retired.',
  reply: z.array(z.object({ id: z.string(), name: z.string(), nameZh: z.optional(z.string()), enabled: z.boolean() })),
});

export const readBranchCount = contract({
  method: 'GET',
  path: '/api/branch/count',
  summary: "Running count that locks the caller's own branch; empty while nothing is counted there.",
  reply: z.object({
    count: z.optional(
      z.object({
        task: z.string(),
        branch: z.string(),
        name: z.string(),
        nameZh: z.optional(z.string()),
        startedByName: z.string(),
        startedAt: z.string(),
      }),
    ),
  }),
});

const STATION_KINDS = ['station', 'airport'] as const;
const COUNTRIES = ['MM', 'CN'] as const;

const station = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  nameMy: z.optional(z.string()),
  kind: z.enum(STATION_KINDS),
  iata: z.optional(z.string()),
  country: z.enum(COUNTRIES),
  area: z.string(),
  branch: z.optional(z.string()),
});

export const readStations = contract({
  method: 'GET',
  path: '/api/station/all',
  summary: 'Lists the stations and airports that receive parcels, by country, kind and name.',
  reply: z.array(station),
});

export const readMerchantStations = contract({
  method: 'POST',
  path: '/api/merchantConfiguration/getStation',
  summary: 'Lists the stations and airports that a business customer may choose, by country, kind, area and branch.',
  body: z.strictObject({
    country: z.optional(z.enum(COUNTRIES)),
    kind: z.optional(z.enum(STATION_KINDS)),
    area: z.optional(short(64)),
    branch: z.optional(short(64)),
  }),
  reply: z.array(station),
});

export const readQuestions = contract({
  method: 'GET',
  path: '/api/question/all',
  summary: 'Lists all questions in both languages; pid is the id of the parent question, 0 at the top.',
  reply: z.array(
    z.object({
      id: z.number(),
      pid: z.number(),
      code: z.string(),
      name: z.string(),
      language: z.enum(['cn', 'us']),
      isDisplay: z.boolean(),
      status: z.number(),
    }),
  ),
});
