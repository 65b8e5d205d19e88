import { Readable } from 'node:stream';
import { readEpcis, readOcel } from '#calls/processMining.ts';
import { attachment } from '../../exports/download.ts';
import { Problem } from '../../http/errors.ts';
import { Answer, implement, type Route } from '../../http/route.ts';
import { epcisFile, EXPORT_MOST, ocelFile, TooManyEvents } from '../processMining/export.ts';
import type { Core } from '../../routes/context.ts';
import { requestedType } from './processMining.ts';

/** Converts the error of an oversized file to the caller's problem. */
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

/** Routes of events as files in standard formats: numbers of aggregates, places and times, no names of people. */
export const eventFileRoutes = ({ read }: Pick<Core, 'read'>): Route[] => [
  implement(readOcel, async ({ params: { machine }, query: filter, actor }) => {
    const aggregateType = requestedType(machine, actor, filter);
    const content = await orRefused(read((from) => ocelFile(from, actor, aggregateType.id, filter)));
    return file(content, 'application/json', `${aggregateType.id}.ocel.json`);
  }),
  implement(readEpcis, async ({ params: { machine }, query: { id, ...filter }, actor, now }) => {
    requestedType(machine, actor, filter);
    const of = id === undefined ? null : { machine, id };
    const pieces = await orRefused(read((from) => epcisFile(from, actor, { filter, of }, now.toISOString())));
    return file(Readable.from(pieces), 'application/ld+json', id === undefined ? 'epcis.jsonld' : `${id}.epcis.jsonld`);
  }),
];
