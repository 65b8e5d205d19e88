import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { counted, maybe } from './shapes.ts';

const size = counted(0);
const byNumber = z.strictObject({ number: counted(1) });
const hashes = z.array(z.string());

export const readCheckpoint = contract({
  method: 'GET',
  path: '/api/audit/checkpoint',
  summary:
    'Returns the latest signed checkpoint of the log (C2SP, tlog-checkpoint), and every signing key, the present one last.',
  reply: z.object({
    size: z.number(),
    /** SHA-256, hexadecimal. */
    root: z.string(),
    note: z.string(),
    key: z.string(),
    keys: z.array(z.string()),
    signedAt: z.string(),
  }),
  errors: ['notFound'],
});

export const readConsistency = contract({
  method: 'GET',
  path: '/api/audit/consistency',
  summary: 'Returns hashes that prove one size of the log to extend another (RFC 6962, 2.1.2), hexadecimal.',
  query: z.strictObject({ from: size, to: size }),
  reply: z.object({ from: z.number(), to: z.number(), hashes }),
  errors: ['conflict'],
});

export const readInclusion = contract({
  method: 'GET',
  path: '/api/audit/inclusion/:number',
  summary:
    'Returns hashes that prove an event, by its number, to be in the log of a size (RFC 6962, 2.1.1), hexadecimal.',
  params: byNumber,
  query: z.strictObject({ size }),
  reply: z.object({ number: z.number(), size: z.number(), hashes }),
  errors: ['conflict'],
});

const bothDone = z.object({
  machine: z.string(),
  life: z.string(),
  kind: z.enum(['secondPerson', 'money']),
  first: z.string(),
  second: z.string(),
  firstNumber: z.nullable(z.number()),
  secondNumber: z.nullable(z.number()),
  doneBy: z.string(),
  doneByName: maybe,
  branch: maybe,
  at: z.string(),
});
export type BothDone = z.infer<typeof bothDone>;

export const readDuties = contract({
  method: 'GET',
  path: '/api/audit/duties',
  summary:
    'Lists cases in which one person took both steps that two persons should take, as the machines declare them; the latest 500.',
  reply: z.object({ total: z.number(), cases: z.array(bothDone) }),
});

const logEvent = z.looseObject({
  number: z.number(),
  /** The hash of the running chain after it; null while the event is sealed. */
  chain: maybe,
  hash: maybe,
  prevHash: maybe,
  /** True if every hashed field is shown: nothing is masked or sealed. */
  isWhole: z.boolean(),
  stream: z.string(),
  version: z.number(),
  type: z.string(),
  operation: z.nullish(z.number()),
  data: z.record(z.string(), z.unknown()),
  from: maybe,
  to: z.string(),
  recordedAt: z.string(),
  occurredAt: z.string(),
  requestedBy: maybe,
  machineVersion: z.number(),
  machineHash: z.string(),
  cause: maybe,
  correlation: maybe,
  actor: z.looseObject({ id: z.string(), name: z.string(), branch: maybe, onBehalfOf: maybe }),
});

export const readLogEvent = contract({
  method: 'GET',
  path: '/api/audit/events/:number',
  summary: 'Returns one event of the log by its number, whether all hashed fields are shown, and the chain after it.',
  params: byNumber,
  reply: logEvent,
  errors: ['notFound'],
});
