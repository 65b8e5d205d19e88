import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { byId } from './shapes.ts';

export const readCompany = contract({
  method: 'GET',
  path: '/api/company',
  summary: 'Returns the name and logo of the company that runs this installation; null before they are entered.',
  reply: z.object({
    company: z.nullable(
      z.object({
        name: z.string(),
        nameZh: z.nullable(z.string()),
        /** Id of the picture, for `GET /api/company/logo/:id`. */
        logo: z.nullable(z.string()),
      }),
    ),
  }),
});

export const readCompanyLogo = contract({
  method: 'GET',
  path: '/api/company/logo/:id',
  summary: "Returns the company's present logo by its id, also before signing in.",
  params: byId,
  files: ['image/png', 'image/jpeg'],
  errors: ['notFound'],
});

/** Steps that lead an empty installation to its first order, in their order. */
export const SETUP_STEPS = ['company', 'branch', 'routes', 'tariff', 'rate', 'roles', 'staff', 'order'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const readSetup = contract({
  method: 'GET',
  path: '/api/company/setup',
  summary: 'Lists the steps of setting up a company, with what there is of each and whether it is done.',
  reply: z.object({
    steps: z.array(z.object({ step: z.enum(SETUP_STEPS), count: z.int(), done: z.boolean() })),
    /** The only branch while nobody has completed it; its record is to be corrected first. */
    branch: z.nullable(z.string()),
    /** A branch without routes while there are several; its record is to be completed. */
    unrouted: z.nullable(z.string()),
  }),
});
