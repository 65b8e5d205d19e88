import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached the endpoint of a test. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** Answers that everything is well. */
export const accepts: Answer = (response) => response.writeHead(204).end();

/** Answers with a status and a body. */
export const answers =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** Starts an endpoint on this machine that keeps what it is sent; `answer` may be changed at any time. */
export async function createReceiver(answer: Answer = accepts) {
  const received: Received[] = [];
  const now = { answer };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
      received.push(one);
      now.answer(response, one);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: (): string[] => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    answer: (next: Answer): void => {
      now.answer = next;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof createReceiver>>;
