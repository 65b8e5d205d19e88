import * as z from 'zod/mini';
import { createHub } from './hub.ts';
import { ownLines } from './transport.ts';

z.config({ jitless: true });

const hub = createHub(ownLines);

addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  if (!port) return;
  port.addEventListener('message', ({ data }) => hub.receive(port, data));
  port.start();
});
