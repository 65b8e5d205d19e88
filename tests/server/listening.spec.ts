import { expect, it } from 'vitest';
import { ConfigurationError } from '#server/config.ts';
import { listening } from '#server/listening.ts';

const failing = (code: string, syscall: string) => () =>
  Promise.reject(Object.assign(new Error(`${syscall} ${code}`), { code, syscall }));

it.each([
  ['EACCES', 'listen', 80, /^This user may not open port 80: choose a PORT from 1024 on/],
  ['EADDRINUSE', 'listen', 8080, /^Port 8080 of here is already in use: /],
  ['EADDRNOTAVAIL', 'bind', 8080, /^HOST=here is no address of this machine: /],
  ['ENOTFOUND', 'getaddrinfo', 8080, /^HOST=here is a name without an address: /],
  ['EINVAL', 'listen', 8080, /^HOST=here cannot be listened on: /],
])('%s at %s is one sentence that names the setting', async (code, syscall, port, sentence) => {
  const refused: unknown = await listening({ host: 'here', port }, failing(code, syscall)).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect((refused as Error).message).toMatch(sentence);
});

it('another error is no matter of a setting', async () => {
  await expect(listening({ host: 'here', port: 80 }, failing('EACCES', 'open'))).rejects.not.toBeInstanceOf(
    ConfigurationError,
  );
});
