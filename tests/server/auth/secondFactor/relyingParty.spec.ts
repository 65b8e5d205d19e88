import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from '#server/auth/secondFactor/passkeys/relyingParty.ts';

const party = (host: string, protocol: 'http' | 'https' = 'http') => relyingPartyOf({ host, protocol });

describe('what passkeys are bound to', () => {
  it.each([
    ['shweli.example', 'https', ['https://shweli.example']],
    ['Shweli.example:443', 'https', ['https://shweli.example']],
    ['shweli.example:8443', 'https', ['https://shweli.example:8443']],
    // Behind a proxy that is not trusted the scheme is unknown; unencrypted, the browser has no passkeys.
    ['shweli.example', 'http', ['https://shweli.example']],
    ['localhost:8080', 'http', ['https://localhost:8080', 'http://localhost:8080']],
    ['localhost:8080', 'https', ['https://localhost:8080']],
  ] as const)('passkeys are bound to the name of the host: %s by %s', (host, protocol, origins) => {
    expect(party(host, protocol)).toEqual({ id: new URL(`https://${host}`).hostname, origins });
  });

  it.each(['127.0.0.1:8080', '192.168.1.5', '[::1]:8080', '0x7f.1', '2130706433', '', 'not a host'])(
    'passkeys are bound to nothing at %s',
    (host) => {
      expect(() => party(host)).toThrow('passkeyNotHere');
      expect(() => party(host, 'https')).toThrow('passkeyNotHere');
    },
  );
});
