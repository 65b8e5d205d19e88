import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached the endpoint. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts the endpoint of a customer's program on this machine; it answers with `answer.status`. */
export async function startEndpoint() {
  const received: Received[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(answer.status).end(answer.status === 200 ? 'thank you' : 'out of order');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/shweli`, received, answer, close: () => server.close() };
}

/** Returns whether a request has the signature of Standard Webhooks by a secret. */
export const isGenuine = (secret: string, { headers, body }: Received): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};
