import type pg from 'pg';
import { json } from './json.ts';

/** A command's verdict under its key, which belongs to its proposer. */
export interface StoredCommand {
  readonly owner: string;
  /** The proposer's branch or merchant, if the key is also theirs. */
  readonly team: string | null;
  readonly key: string;
  readonly bodyHash: string;
  readonly verdict: unknown;
}

/** Writes verdicts under their keys, so that a repeated command is not judged again. */
export async function keepCommands(
  client: pg.ClientBase,
  commands: readonly StoredCommand[],
  at: string,
): Promise<void> {
  if (commands.length === 0) return;
  await client.query({
    name: 'keep-commands',
    text: `insert into commands (owner, key, body_hash, team, verdict, at)
      select owner, key, body_hash, team, verdict, $6
      from rows from (unnest($1::text[], $2::text[], $3::text[], $4::text[]), jsonb_array_elements($5::jsonb))
        as given (owner, key, body_hash, team, verdict) order by key, owner`,
    values: [
      commands.map((one) => one.owner),
      commands.map((one) => one.key),
      commands.map((one) => one.bodyHash),
      commands.map((one) => one.team),
      json(commands.map((one) => one.verdict)),
      at,
    ],
  });
}
