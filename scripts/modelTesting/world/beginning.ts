import { system, type Actor } from '#machines/kit/actor.ts';
import { branches } from '#server/demo/world/branches.ts';
import { addressCodes } from '#server/demo/world/addressCodes.ts';
import { departments } from '#server/demo/world/departments.ts';
import { merchants } from '#server/demo/world/merchants.ts';
import { registrations, type Planned } from '#server/demo/world/planned.ts';
import { exchangeRates, tariffs } from '#server/demo/world/prices.ts';
import { questions } from '#server/company/questions.ts';
import { roles } from '#server/company/roles.ts';
import { staff } from '#server/demo/world/staff.ts';
import { stations } from '#server/demo/world/stations.ts';
import { works } from '#machines/lookups/found/read.ts';
import { World } from './world.ts';

/** 10:00 in Yangon on a day with tariffs and rates. */
export const START = Date.parse('2026-11-20T03:30:00.000Z');
const BEFORE = new Date(START - 61 * 86_400_000).toISOString();

/** Maximum number of stations and rates; more would not distinguish parcels. */
const FEW = 12;

/** Registers entries in an order that their rules allow: a branch after its superior. */
async function registerAll(world: World, entries: readonly Planned[]): Promise<void> {
  let waiting = entries.map(({ machine, event }, index) => ({ machine, event, key: `beginning ${machine} ${index}` }));
  for (let round = 0; waiting.length > 0; round += 1) {
    const commands = waiting.map((one) => ({ ...one, key: `${one.key} ${round}` }));
    const verdicts = await world.propose({ mode: 'each', dryRun: false, actor: system, at: BEFORE, commands });
    const left = waiting.filter((_, index) => verdicts[index]?.status !== 'accepted');
    if (left.length === waiting.length) throw new Error(`${JSON.stringify(left[0])}: ${JSON.stringify(verdicts)}`);
    waiting = left;
  }
}

/** Registers the branches, people, customers and prices of the demonstration world. */
export async function beginWorld(world = new World()): Promise<World> {
  const planned: readonly (readonly Planned[])[] = [
    registrations('branch', branches),
    registrations('department', departments),
    registrations('role', roles),
    registrations('staff', staff),
    registrations('merchant', merchants),
    registrations('station', stations.slice(0, FEW)),
    registrations('addressCode', addressCodes),
    registrations(
      'shelf',
      branches.map(({ code }) => ({ name: 'A12', branch: code })),
    ),
    registrations(
      'car',
      branches.map(({ code }) => ({ plateNumber: `${code} 4K-8812`, branch: code })),
    ),
    registrations('carrier', [
      { name: 'Shwe Mann Express', area: 'MMR013', contact: 'Ko Zaw', contactPhone: '09250444888' },
    ]),
    registrations('question', questions),
    registrations('tariff', tariffs(new Date(START))),
    registrations('exchangeRate', exchangeRates(new Date(START)).slice(-FEW)),
  ];
  for (const part of planned) await registerAll(world, part);
  return world;
}

/** Returns a member of staff as an actor at a branch with all permissions. */
export const workerOf = (world: World, id: string, branch: string | null): Actor => {
  const context = world.aggregate('staff', id)?.context as
    | { nickName?: string; staffCode?: string; roles?: readonly string[] }
    | undefined;
  return {
    ...system,
    kind: 'person',
    id,
    name: context?.nickName ?? id,
    staffCode: context?.staffCode ?? null,
    branch,
    roles: context?.roles ?? [],
    permissions: ['*'],
    session: `session of ${id}`,
    ip: '10.0.0.1',
  };
};

/** Returns the present staff of each branch. */
export const staffByBranch = (world: World): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const aggregate of world.all('staff')) {
    if (!works(aggregate)) continue;
    const { operateBranch = '' } = aggregate.context as { operateBranch?: string };
    found.set(operateBranch, [...(found.get(operateBranch) ?? []), aggregate.id]);
  }
  return found;
};
