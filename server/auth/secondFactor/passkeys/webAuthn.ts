import type { CreatedPasskey, SignedByPasskey } from '#calls/passkeys.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { RelyingParty } from './relyingParty.ts';
import type { NewPasskey, StoredPasskey } from './store.ts';

/** Loaded when somebody uses a passkey: with its parsers of certificates it takes a third of a second. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** EdDSA, ES256 and RS256 (COSE): every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

const descriptorOf = ({ id, transports }: Pick<StoredPasskey, 'id' | 'transports'>) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
});

interface Asked {
  readonly party: RelyingParty;
  readonly challenge: string;
  readonly known: readonly StoredPasskey[];
}

/** Returns what a browser needs to make a passkey: no attestation, since any authenticator of the person's will do. */
export const creationOptions = (
  { party, challenge, known }: Asked,
  company: string,
  { id, username }: { readonly id: Buffer; readonly username: string },
) => ({
  challenge,
  timeout: CHALLENGE_MS,
  rp: { id: party.id, name: company },
  user: { id: id.toString('base64url'), name: username, displayName: username },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  excludeCredentials: known.map(descriptorOf),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' } as const,
  attestation: 'none' as const,
});

/** Returns what a browser needs to sign with one of a person's passkeys. */
export const requestOptions = ({ party, challenge, known }: Asked) => ({
  challenge,
  timeout: CHALLENGE_MS,
  rpId: party.id,
  allowCredentials: known.map(descriptorOf),
  userVerification: 'preferred' as const,
});

type Expected = Pick<Asked, 'party' | 'challenge'>;

const expectedOf = ({ party, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...party.origins],
  expectedRPID: party.id,
  requireUserVerification: false,
});

/** Returns an answer in the form of the library. */
const credentialOf = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/**
 * Returns whether an answer carries no certificates. None were asked for, and to judge them the library would fetch
 * addresses that they name.
 */
const isWithoutCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await helpers();
  const made = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
  const format = made.get('fmt');
  return format === 'none' || (format === 'packed' && made.get('attStmt').get('x5c') === undefined);
};

/** Returns the passkey of an authenticator's answer; null if it is none, or was made for another challenge or place. */
export const createdPasskey = async (
  { id: claimed, transports = [], ...response }: CreatedPasskey,
  expected: Expected,
): Promise<Omit<NewPasskey, 'name' | 'recovery'> | null> => {
  const { verifyRegistrationResponse } = await library();
  const verified = isWithoutCertificates(response.attestationObject).then((isPlain) =>
    isPlain
      ? verifyRegistrationResponse({
          response: credentialOf(claimed, response),
          supportedAlgorithmIDs: ALGORITHMS,
          ...expectedOf(expected),
        })
      : null,
  );
  // The library throws for whatever is wrong with an answer.
  const info = await verified.then(
    (one) => one?.registrationInfo,
    () => undefined,
  );
  if (!info) return null;
  const { id, publicKey, counter } = info.credential;
  return { id, publicKey, counter, transports };
};

/** Returns the counter of a signature; null if it is wrong, goes back, or was made for another challenge or place. */
export const signedCounter = async (
  { id: claimed, ...response }: SignedByPasskey,
  { id, publicKey, counter }: StoredPasskey,
  expected: Expected,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await library();
  const credential = { id, publicKey: new Uint8Array(publicKey), counter };
  const signed = credentialOf(claimed, response);
  return verifyAuthenticationResponse({ response: signed, credential, ...expectedOf(expected) }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : null),
    () => null,
  );
};
