import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import { createCredential, initialPassword } from '../auth/credentials.ts';
import type { Proposer } from '../propose/proposer.ts';
import { administrator, headOffice } from './headOffice.ts';

const register = async (proposer: Proposer, machine: string, entry: object, at: string): Promise<string> => {
  const command = { key: `founding ${machine}`, machine, event: { type: `${machine}.registered`, ...entry } };
  const [verdict] = await proposer.propose({ mode: 'each', dryRun: false, actor: system, at, commands: [command] });
  if (verdict?.status !== 'accepted')
    throw new Error(`The first ${machine} was refused: ${JSON.stringify(verdict?.refusals)}`);
  return verdict.id ?? '';
};

/**
 * Registers the minimum beside the standard company: the head office and one administrator. Returns the one-time
 * password, to be printed once.
 */
export async function found(
  pool: pg.Pool,
  proposer: Proposer,
  at: string,
): Promise<{ username: string; password: string }> {
  await register(proposer, 'branch', headOffice, at);
  const staffId = await register(proposer, 'staff', administrator, at);
  const { username } = administrator;
  const password = initialPassword();
  await createCredential(pool, { staffId, username, password, mustChange: true });
  return { username, password };
}
