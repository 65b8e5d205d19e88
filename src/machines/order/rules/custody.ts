import { rulesOf } from '../../kit/rule.ts';
import { branchIsNotLocked } from '../../custody/stockMoves.ts';
import { isOrActsFor } from '../acting.ts';
import { handedOutBy } from '../branches.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

/**
 * Rules of custody: place, holder, lock and exceptions (lifecycles.md 4.3: CUSTODY, HOLDER, LOCK, EXC, REV,
 * intercept).
 */
export const custodyRules = rulesOf<Order, Lookups>('order')({
  inCustodyOfBranch: {
    source: '§3, current branch; ours',
    values: ['branch', 'holder'],
    holds: ({ context, actor }: About) =>
      actor.kind === 'system' ||
      (context.currentBranch !== null && context.currentBranch === actor.branch) || {
        branch: context.currentBranch,
        holder: context.holder.name ?? context.holder.id,
      },
  },
  notInAnotherBranch: {
    source: '§3, current branch: a parcel comes into another branch on a vehicle only',
    values: ['branch'],
    holds: ({ context, actor }: About) =>
      context.holder.kind !== 'branch' ||
      actor.branch === null ||
      context.currentBranch === actor.branch || { branch: context.currentBranch },
  },
  branchIsNotLocked,
  takingBranchIsNotLocked: {
    source: '§4, inventory task; §5: the branch that gets the parcel back, wherever who decides it works',
    code: 'locked',
    values: ['branch', 'task', 'startedBy', 'startedAt', 'expected'],
    lookups: ['takingLock'],
    regions: ['custody'],
    holds: ({ context, states, lookups: { takingLock } }: About) =>
      takingLock === null || { branch: handedOutBy(context, states['custody'] === 'returnSigned'), ...takingLock },
  },
  countedStockStands: {
    source: '§4, inventory task; §5: a correction moves stock like a scan, in the branch of what it takes back',
    code: 'locked',
    needsData: true,
    field: 'version',
    values: ['branch', 'task', 'startedBy', 'startedAt', 'expected'],
    lookups: ['correctedLock'],
    holds: ({ lookups: { correctedLock } }: About<'order.eventVoided'>) =>
      correctedLock === null || { ...correctedLock },
  },
  heldByActor: {
    source: 'lifecycles.md 4.3, HOLDER; ours',
    values: ['holder'],
    holds: ({ context, actor }: About) =>
      isOrActsFor(actor, context.holder.id) || { holder: context.holder.name ?? context.holder.id },
  },
  noOpenException: {
    source: '§5, not-arrived items cannot be operated',
    values: ['exception', 'reason'],
    regions: ['exception'],
    holds: ({ context, states }: About) =>
      states['exception'] === 'exception.none' || {
        exception: states['exception'] ?? '',
        reason: context.exceptionReason,
      },
  },
  notIntercepted: {
    source: 'lifecycles.md 4.2, operation 31',
    values: [],
    regions: ['intercept'],
    holds: ({ states }: About) => states['intercept'] === 'intercept.off' || {},
  },
  isForward: {
    source: '§4, reverse flag',
    values: ['reverse'],
    regions: ['reverse'],
    holds: ({ states }: About) => states['reverse'] === 'reverse.none' || { reverse: states['reverse'] ?? '' },
  },
  isReturn: {
    source: '§4, reverse flag',
    values: [],
    regions: ['reverse'],
    holds: ({ states }: About) => states['reverse'] !== 'reverse.none' || {},
  },
  reasonMarked: {
    source: '§5, warehousing blocked until a reason is marked',
    needsData: true,
    field: 'reason',
    values: [],
    holds: ({ data }: About<'order.warehoused'>) => (data.reason ?? '') !== '' || {},
  },
  shelfIsHere: {
    source: 'reliability.md 5, P03',
    needsData: true,
    field: 'shelf',
    values: ['shelf', 'branch'],
    lookups: ['shelf'],
    holds: ({ data, lookups, actor }: About<'order.shelved'>) =>
      data.shelf === undefined ||
      (lookups.shelf !== null && (actor.branch === null || lookups.shelf.branch === actor.branch)) || {
        shelf: data.shelf,
        branch: lookups.shelf?.branch ?? null,
      },
  },
  allPiecesScanned: {
    source: '§3, sub-order numbers; §4, less piece',
    needsData: true,
    field: 'piecesScanned',
    values: ['scanned', 'pieces', 'isTooMany'],
    holds: ({ context: { pieces }, data: { piecesScanned: scanned } }: About<'order.collected'>) =>
      scanned === pieces || { scanned, pieces, isTooMany: scanned > pieces },
  },
  countIsHere: {
    source: 'lifecycles.md 4.2, operation 51',
    needsData: true,
    field: 'count',
    values: ['count'],
    lookups: ['count'],
    holds: ({ data, lookups, actor }: About<'order.stockFound'>) =>
      (lookups.count !== null && lookups.count.branch === actor.branch) || { count: data.count },
  },
});
