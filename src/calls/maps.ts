import * as z from 'zod/mini';
import { contract } from './contract.ts';

const degrees = z.number();

export const readMapPoints = contract({
  method: 'GET',
  path: '/api/myanmarArea/points',
  summary:
    "Points of Myanmar's townships, and the country's outline as rings of longitude and latitude; an approximate point lies near others of the district.",
  reply: z.object({
    points: z.array(z.object({ id: z.string(), longitude: degrees, latitude: degrees, isApproximate: z.boolean() })),
    outline: z.array(z.array(z.tuple([degrees, degrees]))),
  }),
});

export const readCoverage = contract({
  method: 'GET',
  path: '/api/area/coverage',
  summary:
    "Lists the couriers at work within the actor's scope with the areas they are given; none means their branch.",
  reply: z.array(z.object({ id: z.string(), name: z.string(), branch: z.string(), areas: z.array(z.string()) })),
});
