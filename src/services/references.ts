import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

/** A place in the tree of areas: a state, a district, a township; a province, a city, a county. */
export interface Area {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly Area[] | undefined;
}

const area: z.ZodMiniType<Area> = z.object({
  value: z.string(),
  label: z.string(),
  children: z.optional(z.array(z.lazy(() => area))),
});

const areas = call<void>()({ method: 'GET', path: 'api/merchantArea/tree', answer: z.array(area) });

const station = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  kind: z.enum(['station', 'airport']),
  area: z.string(),
});

/** A station or an airport that parcels can be sent to (§3). */
export type StationEntry = z.infer<typeof station>;

const stations = call<void>()({ method: 'GET', path: 'api/station/all', answer: z.array(station) });

const question = z.looseObject({
  id: z.union([z.string(), z.number()]),
  pid: z.union([z.string(), z.number()]),
  code: z.nullish(z.union([z.string(), z.number()])),
  name: z.string(),
  language: z.string(),
  isDisplay: z.boolean(),
});

/** A question customers and staff choose from (§3). */
export type QuestionEntry = z.infer<typeof question>;

const questions = call<void>()({ method: 'GET', path: 'api/question/all', answer: z.array(question) });

const person = z.object({ id: z.string(), name: z.string(), staffCode: z.string(), branch: z.string() });

const chosen = call<void>()({
  method: 'GET',
  path: 'api/sysStaff/newRole',
  answer: z.object({ take: z.array(person), deliver: z.array(person) }),
});

/** A member of staff to be chosen. */
export type PersonEntry = z.infer<typeof person>;

/** Staff at work whose roles let them collect (`take`), and those whose roles let them deliver. */
export const readCouriers = (
  options?: AskOptions,
): Promise<{ readonly take: readonly PersonEntry[]; readonly deliver: readonly PersonEntry[] }> =>
  ask(chosen, undefined, options);

/** All areas of both countries, in the person's language. */
export const readAreas = (options?: AskOptions): Promise<readonly Area[]> => ask(areas, undefined, options);

/** All stations and airports. */
export const readStations = (options?: AskOptions): Promise<readonly StationEntry[]> =>
  ask(stations, undefined, options);

/** All questions, in every language. */
export const readQuestions = (options?: AskOptions): Promise<readonly QuestionEntry[]> =>
  ask(questions, undefined, options);
