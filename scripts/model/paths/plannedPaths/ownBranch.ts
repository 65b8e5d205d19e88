import { LIKE } from './own.ts';
import { peopleOf } from './people.ts';
import type { Scene } from './scene.ts';
import { tryOut } from './search.ts';

/**
 * Machines whose aggregates occupy a whole branch or person. Counts and storage scans list all parcels of a branch and
 * lock it; everyone has one till.
 */
const OF_THEIR_OWN: readonly string[] = ['inventoryTask', 'storageScan', 'courierCash'];

const OWN = 'OWN';
/** Names of the own branch: no two branches are called alike. */
const CALLED = { name: 'Branch of its own 900001', nameZh: '独立网点 900001' };
const KEEPER = 'admin';

interface Member {
  readonly like: string;
  readonly username: string;
  readonly staffCode: string;
  readonly phone: string;
  readonly idNumber: string;
  readonly personInCharge?: boolean;
}
/** Members of the own branch: two managers, a clerk, and a courier. */
const MEMBERS: readonly Member[] = [
  {
    like: 'manager.yangon',
    username: 'manager.own100001',
    staffCode: '9001',
    phone: '09259100001',
    idNumber: '12/KaMaYa(N)900001',
  },
  {
    like: 'clerk.yangon',
    username: 'clerk.own100002',
    staffCode: '9002',
    phone: '09259100002',
    idNumber: '12/KaMaYa(N)900002',
  },
  {
    like: 'manager.yangon',
    username: 'deputy.own100004',
    staffCode: '9004',
    phone: '09259100004',
    idNumber: '12/KaMaYa(N)900004',
    personInCharge: false,
  },
  {
    like: 'courier.yangon',
    username: 'courier.own100003',
    staffCode: '9003',
    phone: '09259100003',
    idNumber: '12/KaMaYa(N)900003',
  },
];

type Data = Readonly<Record<string, unknown>>;

/** Adds an own branch with a shelf and people to a scene; returns the same scene if none is needed. */
export async function withOwnBranch(from: Scene, machine: string): Promise<Scene> {
  if (!OF_THEIR_OWN.includes(machine)) return from;
  const { world } = from;
  const by = peopleOf(world).find(({ username }) => username === KEEPER);
  const registered = (aggregateType: string, id: string): Data => (world.log(aggregateType, id)[0]?.data ?? {}) as Data;
  if (!by) throw new Error(`Nobody is called ${KEEPER}`);
  let scene: Scene = { ...from, own: OWN };
  const register = async (
    aggregateType: string,
    data: Data,
    fresh: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const goal = {
      by,
      machine: aggregateType,
      id: null,
      type: `${aggregateType}.registered`,
      data,
      fresh,
      payload: '',
      kind: '',
    };
    const next = await tryOut(scene, goal);
    if (!next) throw new Error(`${aggregateType}.registered was refused for a branch of its own`);
    scene = next;
  };
  const like = registered('branch', LIKE);
  const nextHops = { ...(like['nextHops'] as Data), [LIKE]: LIKE };
  await register(
    'branch',
    { ...like, ...CALLED, code: OWN, abbreviation: OWN, superior: LIKE, nextHops },
    Object.fromEntries([[OWN, '@@@'], ...Object.values(CALLED).map((text) => [text, drawn(text)])]),
  );
  for (const { like: other, ...own } of MEMBERS) {
    const id = [...world.all('staff')].find((one) => (one.context as { username?: string }).username === other)?.id;
    const data = { ...registered('staff', id ?? ''), ...own, branch: OWN, operateBranch: OWN, department: null };
    const fresh = [own.username, own.staffCode, own.phone, own.idNumber].map((text) => [text, drawn(text)] as const);
    await register('staff', data, Object.fromEntries(fresh));
  }
  await register('shelf', { name: 'A12', branch: OWN }, {});
  return scene;
}

/** Returns the pattern of a text that ends with digits; the prefix of a phone number stays. */
const drawn = (text: string): string =>
  text.replace(/\d+$/, (all) =>
    all.length > 6 ? `${all.slice(0, 5)}${'#'.repeat(all.length - 5)}` : '#'.repeat(all.length),
  );
