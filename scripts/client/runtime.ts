/** The running part of the client package, after the table of its calls. */
export const RUNTIME = `
export class ShweliError extends Error {
  constructor(status, body, retryAfter) {
    super(body.message ?? \`HTTP \${status}\`);
    this.name = 'ShweliError';
    this.status = status;
    this.code = body.code ?? 'fault';
    this.refusals = body.refusals ?? [];
    this.retryAfter = retryAfter;
  }
}

export const isProblem = (error, call, code) =>
  error instanceof ShweliError && PROBLEMS[call].includes(error.code) && (code === undefined || error.code === code);

export const event = (type, data) => ({ ...data, type });

const textOf = (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

const addressOf = (base, path, { params = {}, query = {} }) => {
  const written = path.replace(/:(\\w+)/g, (_, name) => encodeURIComponent(textOf(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) for (const one of Array.isArray(value) ? value : [value]) asked.append(name, textOf(one));
  const search = asked.size > 0 ? \`?\${asked}\` : '';
  return new URL(\`.\${written}\${search}\`, base.endsWith('/') ? base : \`\${base}/\`);
};

const bodyOf = (response) => response.json().catch(() => ({}));

export function createClient({ address, key, language = 'en', fetch: send = fetch }) {
  const call = async ([method, path, reply], input = {}, { signal } = {}) => {
    const isForm = input.body instanceof FormData;
    const response = await send(addressOf(address, path, input), {
      method,
      signal,
      headers: {
        'accept-language': language,
        ...(key === undefined ? {} : { authorization: \`Bearer \${key}\` }),
        ...(input.body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: input.body === undefined || isForm ? input.body : JSON.stringify(input.body),
    });
    if (!response.ok) {
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
      throw new ShweliError(response.status, await bodyOf(response), Number.isNaN(wait) ? null : wait);
    }
    if (reply === 'json') return response.json();
    return reply === 'file' ? response.blob() : undefined;
  };
  return Object.fromEntries(
    Object.entries(CALLS).map(([name, contract]) => [name, (input, options) => call(contract, input, options)]),
  );
}
`;

/** The types of the running part. */
export const RUNTIME_TYPES = `
/** One reason of a refusal; \`message\` is in the language of the client. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string | null;
  readonly field?: string | null;
  readonly message?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly next?: readonly string[];
}

/** A call that failed: decide by \`code\`, which is stable. */
export declare class ShweliError<Code extends ProblemCode = ProblemCode> extends Error {
  readonly name: 'ShweliError';
  readonly status: number;
  readonly code: Code;
  readonly refusals: readonly Refusal[];
  /** Seconds to wait before the call is tried again; null if the server named none. */
  readonly retryAfter: number | null;
}

/** Returns whether an error is a declared problem of a call, or the one of the given code. */
export declare function isProblem<Call extends keyof Problems, Code extends Problems[Call] = Problems[Call]>(
  error: unknown,
  call: Call,
  code?: Code,
): error is ShweliError<Code>;

/** Returns an event for a command, checked against its payload. */
export declare function event<Type extends keyof Events>(type: Type, data: Events[Type]): { readonly type: Type } & Events[Type];

export interface ClientOptions {
  /** Address of the server, such as https://console.example.com. */
  readonly address: string;
  /** Secret of an API key, \`shw_...\`; absent for the calls that anybody may make. */
  readonly key?: string | undefined;
  /** Language of messages: \`en\`, \`zh\` or \`my\`. */
  readonly language?: string;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Makes a client of one server. */
export declare function createClient(options: ClientOptions): Client;
`;
