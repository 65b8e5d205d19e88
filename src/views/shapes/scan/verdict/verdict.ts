import { reasonSentence, type Refusal } from '#i18n/say.ts';
import type { Held } from '#machines/scanning/direction.ts';
import type { Words } from '#i18n/words.ts';
import type { Desk } from '../desk.ts';
import type { Fault } from '../input/reading.ts';

/** Tone of a scan, for eye, ear and screen reader. */
export type Tone = 'ok' | 'attention' | 'refused';

/** Reason why one of our codes does not fit this desk: a bag, no open bag, or an unknown number of pieces. */
export type Unfit = 'bagHere' | 'noBag' | 'piecesUnknown';

const UNFIT = {
  bagHere: 'ui.scan.bag',
  noBag: 'ui.scan.refused',
  piecesUnknown: 'ui.scan.refused',
} as const satisfies Record<Unfit, string>;

const isUnfit = (fault: Fault | Unfit): fault is Unfit => Object.hasOwn(UNFIT, fault);

/** Result of a scan. */
export type Verdict =
  /** No code of ours, or none of this desk: it was not sent. */
  | { readonly kind: 'unread'; readonly fault: Fault | Unfit }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** The machine's result: `stored`, `extra`, and so on. */
  | { readonly kind: 'done'; readonly result: string }
  /** The list here does not tell, or the thing's record says that it is `held`: the server is being asked. */
  | { readonly kind: 'asked'; readonly held?: Held }
  /** This browser could not keep it. */
  | { readonly kind: 'unkept'; readonly why: string }
  /** Nothing is scanned here, such as after the end. */
  | { readonly kind: 'turnedAway'; readonly why: string };

/** Progress of a scan on its way to the server. */
export type Transition = 'here' | 'waiting' | 'sent';

/** One scan of this window. */
export interface Scan {
  readonly number: number;
  /** The machine that judges it. */
  readonly machine: string;
  /** The text that was read. */
  readonly code: string;
  /** The thing it is about; null for an unreadable one. */
  readonly key: string | null;
  /** UTC ISO. */
  readonly at: string;
  readonly verdict: Verdict;
  readonly way: Transition;
  /** The server said otherwise than this browser had. */
  readonly corrected: boolean;
  /** Payload of its event, where one was made here. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Key of its entry in the outbox, once it is kept there. */
  readonly keptAs?: string;
  /** Refused while nobody looked: it stays until somebody has seen it. */
  readonly entry: string | null;
}

/** The tone of a verdict. */
export function toneOf(verdict: Verdict, { good }: Pick<Desk, 'good'>): Tone {
  if (verdict.kind === 'done') return good.includes(verdict.result) ? 'ok' : 'attention';
  return verdict.kind === 'asked' ? 'attention' : 'refused';
}

/** A verdict in one or two words, to be read across a room. */
export function titleOf(verdict: Verdict, words: Words): string {
  switch (verdict.kind) {
    case 'done':
      return words.text<string>(`ui.scan.result.${verdict.result}`);
    case 'asked':
      return words.text(verdict.held === undefined ? 'ui.scan.asked' : 'ui.scan.askedHeld');
    case 'unread':
      return words.text(isUnfit(verdict.fault) ? UNFIT[verdict.fault] : 'ui.scan.unread');
    default:
      return words.text('ui.scan.refused');
  }
}

/** The reason, and the next step. */
export function adviceOf(
  { verdict, code, machine, way }: Scan,
  { aggregateType }: Pick<Desk, 'aggregateType'>,
  words: Words,
  isOnline: boolean,
): string {
  switch (verdict.kind) {
    case 'done': {
      const own = `ui.scan.next.${aggregateType.id}.${verdict.result}`;
      return words.has(own) ? words.text<string>(own) : '';
    }
    case 'asked':
      return verdict.held === undefined
        ? words.text(isOnline || way === 'sent' ? 'ui.scan.askedNext' : 'ui.scan.askedLater')
        : words.text('ui.scan.askedHeldNext', { reason: words.text(`ui.scan.held.${verdict.held}`) });
    case 'unread': {
      const own = `ui.scan.fault.${verdict.fault}.${aggregateType.id}`;
      return words.text<string>(words.has(own) ? own : `ui.scan.fault.${verdict.fault}`, { code });
    }
    case 'unkept':
    case 'turnedAway':
      return verdict.why;
    default:
      return [...new Set(verdict.refusals.map((refusal) => reasonSentence(refusal, machine, words)))].join(' · ');
  }
}

/** Returns true if two verdicts are equal. */
export const saysSame = (one: Verdict, other: Verdict): boolean => {
  if (one.kind === 'done' && other.kind === 'done') return one.result === other.result;
  if (one.kind === 'refused' && other.kind === 'refused')
    return one.refusals.map(({ rule }) => rule).join() === other.refusals.map(({ rule }) => rule).join();
  return one.kind === other.kind;
};
