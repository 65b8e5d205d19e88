import { rulesOf } from '../../kit/rule.ts';
import { branchIsNotLocked } from '../../stockMoves.ts';
import { isOrActsFor } from '../acting.ts';
import { handedOutBy } from '../branches.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Known } from '../known.ts';

/** Where the parcel is and who may touch it (lifecycles.md 4.3: CUSTODY, HOLDER, LOCK, EXC, REV, intercept). */
export const custodyRules = rulesOf<Order, Known>('order')({
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
  branchIsNotLocked,
  takingBranchIsNotLocked: {
    source: '§4, inventory task; §5: the branch that gets the parcel back, wherever who decides it works',
    code: 'locked',
    values: ['branch', 'task', 'startedBy', 'startedAt', 'expected'],
    knows: ['takingLock'],
    holds: ({ context, states, known: { takingLock } }: About) =>
      takingLock === null || { branch: handedOutBy(context, states['custody'] === 'returnSigned'), ...takingLock },
  },
  countedStockStands: {
    source: '§4, inventory task; §5: a correction moves stock like a scan, in the branch of what it takes back',
    code: 'locked',
    needsData: true,
    field: 'version',
    values: ['branch', 'task', 'startedBy', 'startedAt', 'expected'],
    knows: ['correctedLock'],
    holds: ({ known: { correctedLock } }: About<'order.eventVoided'>) => correctedLock === null || { ...correctedLock },
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
    holds: ({ context, states }: About) =>
      states['exception'] === 'exception.none' || {
        exception: states['exception'] ?? '',
        reason: context.exceptionReason,
      },
  },
  notIntercepted: {
    source: 'lifecycles.md 4.2, operation 31',
    values: [],
    holds: ({ states }: About) => states['intercept'] === 'intercept.off' || {},
  },
  isForward: {
    source: '§4, reverse flag',
    values: ['reverse'],
    holds: ({ states }: About) => states['reverse'] === 'reverse.none' || { reverse: states['reverse'] ?? '' },
  },
  isReturn: {
    source: '§4, reverse flag',
    values: [],
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
    knows: ['shelf'],
    holds: ({ data, known, actor }: About<'order.shelved'>) =>
      data.shelf === undefined ||
      (known.shelf !== null && (actor.branch === null || known.shelf.branch === actor.branch)) || {
        shelf: data.shelf,
        branch: known.shelf?.branch ?? null,
      },
  },
  allPiecesScanned: {
    source: '§3, sub-order numbers; §4, less piece',
    needsData: true,
    field: 'piecesScanned',
    values: ['scanned', 'pieces'],
    holds: ({ context, data }: About<'order.collected'>) =>
      data.piecesScanned === context.pieces || { scanned: data.piecesScanned, pieces: context.pieces },
  },
  countIsHere: {
    source: 'lifecycles.md 4.2, operation 51',
    needsData: true,
    field: 'count',
    values: ['count'],
    knows: ['count'],
    holds: ({ data, known, actor }: About<'order.stockFound'>) =>
      (known.count !== null && known.count.branch === actor.branch) || { count: data.count },
  },
});
