import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A socket whose client takes a number of bytes each second, none, or all at once. */
export interface SlowSocket {
  /** Reads all that is left; returns once the server has closed the socket. */
  readonly readToEnd: () => Promise<void>;
  readonly end: () => void;
}

/** Opens a socket to the server's events that reads so slowly; by Infinity it reads everything as it comes. */
export async function openSlowSocket(
  address: string,
  staffId: string,
  authorization: string,
  bytesPerSecond: number,
): Promise<SlowSocket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  const closed = once(socket, 'close');
  const headers = {
    host,
    authorization,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /webSocket/slow-${staffId} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await once(socket, 'readable');
  const [status] = String(socket.read()).split('\r\n', 1);
  if (!status?.includes(' 101 ')) throw new Error(`Not a socket: ${status}`);
  if (bytesPerSecond === Infinity) socket.resume();
  const reading = setInterval(() => {
    if (bytesPerSecond > 0) socket.read(Math.min(bytesPerSecond, socket.readableLength));
  }, 1000);
  const end = (): void => {
    clearInterval(reading);
    socket.destroy();
  };
  const readToEnd = async (): Promise<void> => {
    clearInterval(reading);
    socket.resume();
    await closed;
  };
  return { readToEnd, end };
}
