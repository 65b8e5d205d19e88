import fc from 'fast-check';
import { z } from 'zod';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { created, form } from '../../support/orders.ts';
import type { Operation } from './operations.ts';
import { fitting, hostile, spoiled } from './values.ts';

export const ROLES = ['admin', 'clerk.yangon', 'courier.yangon', 'merchant', 'auditor', null] as const;

/** A request made of an operation's schemas, right in some parts and wrong in others. */
export interface Asked {
  readonly method: Operation['method'];
  readonly url: string;
  readonly as: (typeof ROLES)[number];
  readonly payload: string | undefined;
  readonly language: string;
}

const mixed = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 5, arbitrary: spoiled(right) },
    { weight: 1, arbitrary: hostile },
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown): string => encodeURIComponent(text(value).toWellFormed());

/** Returns bodies with every event of every machine for the command route, whose own schema leaves the payload open. */
const commandBodies = (hints: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const events = Object.values(aggregateTypes).flatMap((aggregateType) =>
    Object.entries(aggregateType.events).map(([type, { payload }]) => ({
      machine: aggregateType.id,
      type,
      payload: z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' }),
    })),
  );
  const ofEvent = events.map(({ machine, type, payload }) =>
    fc.record(
      {
        key: fc.uuid(),
        machine: fc.constant(machine),
        event: fitting(payload, hints).map((data) => ({ ...(typeof data === 'object' ? data : {}), type })),
        id: hints,
        expectedVersion: fc.integer({ min: 0, max: 4 }),
      },
      { requiredKeys: ['key', 'machine', 'event'] },
    ),
  );
  const order = fc
    .constantFrom(...Object.keys(form))
    .chain((name) => hostile.map((wrong) => ({ key: crypto.randomUUID(), ...created({ [name]: wrong }) })));
  return fc.record({
    mode: fc.constantFrom('each', 'atomic'),
    dryRun: fc.boolean(),
    commands: fc.array(fc.oneof({ weight: 4, arbitrary: fc.oneof(...ofEvent) }, { weight: 1, arbitrary: order }), {
      minLength: 1,
      maxLength: 4,
    }),
  });
};

/** Returns requests of an operation; `hints` are texts that name something. */
export const askedOf = (
  { method, path, parameters, body }: Operation,
  hints: fc.Arbitrary<string>,
): fc.Arbitrary<Asked> => {
  const parts = parameters.map((parameter) =>
    fc.oneof({ weight: 4, arbitrary: fitting(parameter.schema, hints) }, { weight: 1, arbitrary: hostile }),
  );
  const bodies = path === '/api/commands' ? commandBodies(hints) : body === null ? hostile : fitting(body, hints);
  return fc
    .record({
      values: fc.tuple(...parts),
      given: fc.array(fc.boolean(), { minLength: parts.length, maxLength: parts.length }),
      as: fc.constantFrom(...ROLES),
      body: mixed(bodies),
      broken: fc.nat(30),
      language: fc.constantFrom('en', 'zh', 'cn', 'us', 'xx', ''),
    })
    .map(({ values, given, as, body: content, broken, language }) => {
      let url = path;
      const query: string[] = [];
      parameters.forEach(({ name, in: place }, index) => {
        if (place === 'path') url = url.replace(`:${name}`, encoded(values[index]) || 'x');
        else if (given[index]) query.push(`${name}=${encoded(values[index])}`);
      });
      const json = JSON.stringify(content);
      const payload = method === 'GET' ? undefined : broken === 0 ? (json ?? '').slice(0, -2) : json;
      return { method, url: query.length > 0 ? `${url}?${query.join('&')}` : url, as, payload, language };
    });
};
