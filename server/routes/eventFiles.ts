import { Readable } from 'node:stream';
import { z } from 'zod';
import { attachment } from '../exports/download.ts';
import { Problem } from '../http/errors.ts';
import { Answer, route, type Route } from '../http/route.ts';
import { epcisFile, EXPORT_MOST, ocelFile, TooManyEvents } from '../practice/export.ts';
import { practiceFilter } from '../practice/filter.ts';
import type { Core } from './context.ts';
import { asked } from './practice.ts';

const params = z.strictObject({ machine: z.string().max(64) });
const query = z.strictObject(practiceFilter);

/** More than a file can hold, as the problem it is to the asker. */
const orRefused = async <Made>(made: Promise<Made>): Promise<Made> => {
  try {
    return await made;
  } catch (error) {
    if (!(error instanceof TooManyEvents)) throw error;
    const values = { count: error.count, most: EXPORT_MOST };
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule: 'practice.tooManyEvents', values }] });
  }
};

const file = (content: unknown, type: string, name: string): Answer =>
  new Answer(content, { headers: { 'content-type': type, 'content-disposition': attachment(name) } });

/** Events as files in the formats that others read: numbers of lives, places and times, nobody's name. */
export const eventFileRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  route({
    method: 'GET',
    path: '/api/practice/:machine/ocel',
    summary: 'The events of one machine that a filter lets pass, as an object-centric event log (OCEL 2.0, JSON).',
    params,
    query,
    handle: async ({ params: { machine }, query: filter, actor }) => {
      const noun = asked(machine, actor, filter);
      const content = await orRefused(ocelFile(pool, actor, noun.id, filter));
      return file(content, 'application/json', `${noun.id}.ocel.json`);
    },
  }),
  route({
    method: 'GET',
    path: '/api/practice/:machine/epcis',
    summary: 'What happened to parcels, bags and vehicles as far as a filter lets pass, as EPCIS 2.0 events (JSON-LD).',
    params,
    query,
    handle: async ({ params: { machine }, query: filter, actor, now }) => {
      asked(machine, actor, filter);
      const pieces = await orRefused(epcisFile(pool, actor, filter, now.toISOString()));
      return file(Readable.from(pieces), 'application/ld+json', 'epcis.jsonld');
    },
  }),
];
