import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Life } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { nouns } from '#machines/nouns.ts';
import { masterData, type Planned } from '#server/demo/masterData.ts';

/** A life of the demonstration world, with its noun. */
export interface Kept {
  readonly machine: string;
  readonly life: Life;
  readonly row: Record<string, unknown>;
  readonly branches: readonly string[];
  readonly owner: string | null;
  readonly claims: readonly { kind: string; key: string }[];
}

const keep = ({ machine, event: { type, ...data } }: Planned, serial: number, now: Date): Kept => {
  const noun = nouns[machine];
  if (!noun) throw new Error(`No machine ${machine}`);
  const at = now.toISOString();
  const id = noun.identify(serial, data);
  const judged = decide(noun, unborn(noun, id), { type, id, data, actor: system, known: {}, at, occurredAt: at });
  if (!judged.ok) throw new Error(`${machine} ${id}: ${JSON.stringify(judged.refusals)}`);
  const { life } = judged;
  return {
    machine,
    life,
    row: noun.row(life),
    branches: noun.branches(life.context),
    owner: noun.owner(life.context),
    claims: noun.claims(life),
  };
};

/** The whole demonstration world's master data, judged by its machines; throws for what they refuse. */
export const keptWorld = async (now = new Date('2026-11-20T05:00:00.000Z')): Promise<Kept[]> =>
  (await masterData(now)).map((planned, index) => keep(planned, index + 1, now));
