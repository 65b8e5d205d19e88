import type pg from 'pg';
import { ConfigurationError, type Config } from './config.ts';
import { worldIn } from './worldMark.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Returns whether a listening address is reached from this machine only. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/**
 * Refuses a start that other machines could misuse: with the published password of the demonstration, or without a
 * captcha. A setting allows both.
 */
export async function refuseExposure(
  config: Pick<Config, 'host' | 'demo' | 'captcha' | 'anyoneMaySignIn'>,
  pool: Pick<pg.Pool, 'query'>,
): Promise<void> {
  if (isLoopback(config.host) || config.anyoneMaySignIn) return;
  const world = (await worldIn(pool))?.name ?? (config.demo ? 'demonstration' : 'empty');
  const reasons = [
    ...(world === 'demonstration'
      ? [
          'The demonstration accounts share a published password: start with DEMO=0 and a DATA_DIR without a demonstration.',
        ]
      : []),
    ...(config.captcha ? [] : ['CAPTCHA=off lets programs guess passwords: remove it.']),
  ];
  if (reasons.length === 0) return;
  throw new ConfigurationError(
    [
      `HOST=${config.host} opens the server to the network.`,
      ...reasons,
      'ANYONE_MAY_SIGN_IN=1 starts it all the same: everyone who reaches the address may then sign in, as an administrator too.',
    ].join('\n'),
  );
}
