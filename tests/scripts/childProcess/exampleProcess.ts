import { exampleProgram } from './example.ts';

exampleProgram.serve(async (message, answer) => {
  if ('fail' in message) throw new RangeError(message.fail);
  if ('bytes' in message) answer({ bytes: message.bytes.map((byte) => byte + 1) });
  if ('pid' in message) answer({ pid: process.pid });
  const filled: string[][] = [];
  while ('fill' in message) filled.push(Array.from({ length: 1000 }, (_, at) => `${at}${filled.length}`));
  if ('wait' in message) await new Promise(() => undefined);
});
