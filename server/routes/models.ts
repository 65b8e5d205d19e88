import { z } from 'zod';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { allModels, modelById } from '../store/models.ts';

/** The machines as data (interfaces.md, The machine as data). */
export const modelRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: '/api/model',
    summary: 'Every machine as data: states, events, rules, ways, reactions and deadlines.',
    handle: () => ({ machines: allModels() }),
  }),
  route({
    method: 'GET',
    path: '/api/model/:machine',
    summary: 'One machine as data.',
    params: z.strictObject({ machine: z.string().max(64) }),
    handle: ({ params }) => {
      const model = modelById(params.machine);
      if (!model) {
        throw new Problem('notFound', {
          refusals: [{ code: 'invalid', rule: 'unknownMachine', values: { machine: params.machine } }],
        });
      }
      return model;
    },
  }),
];
