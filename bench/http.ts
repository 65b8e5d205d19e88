import { Agent, request } from 'node:http';

/** Posts JSON over kept connections, without the weight of fetch: what is measured is the server. */
export function createPoster(address: string, authorization: string, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(address);
  const post = (path: string, body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization };
      const asked = request({ hostname, port, path, method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode} ${text}`)),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return { post, close: () => agent.destroy() };
}
