import { connect, type Socket } from 'node:net';

const HEAD_ENDS = '\r\n\r\n';

interface Line {
  readonly socket: Socket;
  ask(text: string): Promise<string>;
}

/** Posts JSON over kept connections with minimal cost in the client, so that the server dominates the measurement. */
export function createPoster(address: string, authorization: string, sockets: number) {
  const { hostname, port } = new URL(address);
  const idle = new Set<Line>();
  const all = new Set<Line>();
  const waiting: ((line: Line) => void)[] = [];
  const shared = `Host: ${hostname}:${port}\r\nContent-Type: application/json\r\nAuthorization: ${authorization}\r\nContent-Length: `;

  const take = (): Line | Promise<Line> => {
    const [free] = idle;
    if (free) {
      idle.delete(free);
      return free;
    }
    if (all.size === sockets) return new Promise((resolve) => waiting.push(resolve));
    const line = createLine(connect({ host: hostname, port: Number(port), noDelay: true }));
    all.add(line);
    line.socket.once('close', () => [idle, all].forEach((lines) => lines.delete(line)));
    return line;
  };
  const giveBack = (line: Line): void => {
    const next = waiting.shift();
    if (next) next(line);
    else idle.add(line);
  };

  const post = async (path: string, body: string): Promise<string> => {
    const line = await take();
    const answer = await line.ask(`POST ${path} HTTP/1.1\r\n${shared}${Buffer.byteLength(body)}${HEAD_ENDS}${body}`);
    giveBack(line);
    return answer;
  };
  return { post, close: () => all.forEach(({ socket }) => socket.destroy()) };
}

/** One connection, one request at a time; rejects on a status other than 200 and on a broken connection. */
function createLine(socket: Socket): Line {
  let answered: PromiseWithResolvers<string> | null = null;
  let head = '';
  let parts: Buffer[] = [];
  let missing = -1;
  socket.on('error', (error) => answered?.reject(error));
  socket.on('close', () => answered?.reject(new Error('The server closed the connection.')));
  socket.on('data', (data: Buffer) => {
    parts.push(data);
    if (missing < 0) {
      const whole = parts.length === 1 ? data : Buffer.concat(parts);
      const end = whole.indexOf(HEAD_ENDS);
      if (end < 0) return;
      head = whole.toString('latin1', 0, end);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (length === undefined) return answered?.reject(new Error(`A reply without Content-Length: ${head}`));
      const body = whole.subarray(end + HEAD_ENDS.length);
      parts = [body];
      missing = Number(length) - body.length;
    } else missing -= data.length;
    if (missing > 0) return;
    const text = Buffer.concat(parts).toString('utf8');
    [parts, missing] = [[], -1];
    if (head.startsWith('HTTP/1.1 200 ')) answered?.resolve(text);
    else answered?.reject(new Error(`${head.slice(9, 12)} ${text}`));
  });
  return {
    socket,
    ask: (text) => {
      answered = Promise.withResolvers();
      socket.write(text);
      return answered.promise;
    },
  };
}
