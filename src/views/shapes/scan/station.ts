import type { Recorded } from '#machines/kit/proposal.ts';
import type { Book } from './book.ts';
import { createChanges } from './changes.ts';
import type { Desk, Facts } from './desk.ts';
import { createForesight } from './foresight.ts';
import { readText } from './reading.ts';
import { createScanList } from './scanList.ts';
import { createUnderWay } from './underWay.ts';
import type { Scan, Verdict } from './verdict.ts';
import type { StationWorld } from './world.ts';

/**
 * A place where one scans: each scan is kept for the server before anything else, then gets the machine's verdict here at
 * once, and the server's own when that has come.
 */
export function createStation(desk: Desk, opened: Book, world: StationWorld) {
  const machine = desk.noun.id;
  let book = opened;
  const list = createScanList((scan) => world.told(scan));
  const { changed, revision, subscribe } = createChanges((tell) => world.later(tell));
  const { knownOf, foresee } = createForesight(
    desk,
    () => book,
    () => world.now(),
  );
  const underWay = createUnderWay({ desk, book: () => book, list, world, knownOf, changed });
  let tokens = 0;
  const nextToken = (): string => {
    tokens += 1;
    return `here ${tokens}`;
  };
  /** A scan that goes no further than this browser. */
  const put = (scan: Omit<Scan, 'number'>): Scan => {
    const numbered = list.put(scan);
    world.told(numbered);
    changed();
    return numbered;
  };

  const scanned = (text: string, extra: Facts = {}): Scan => {
    const reading = readText(text);
    const at = world.now();
    const here = { machine, code: reading.code, at, way: 'here', corrected: false, entry: null } as const;
    const unread = (fault: Extract<Verdict, { kind: 'unread' }>['fault']): Scan =>
      put({ ...here, key: null, verdict: { kind: 'unread', fault } });
    if (reading.kind === 'wrong') return unread(reading.fault);
    if (reading.kind === 'bag' && !desk.takesBags) return unread('bagHere');
    const data = { ...extra, barcode: reading.code };
    const key = desk.keyOf(data) ?? reading.code;
    const foreseen = foresee(key, desk.scan, data);
    const token = nextToken();
    let { verdict } = foreseen;
    const supposed = foreseen.known && { token, type: desk.scan, data, known: foreseen.known, at };
    if (supposed) {
      const result = desk.resultOf(book.suppose(key, supposed));
      verdict = result === null ? { kind: 'asked' } : { kind: 'done', result };
    }
    if (verdict.kind === 'refused' && foreseen.isSure) return put({ ...here, key, verdict });
    const scan = list.put({ ...here, key, verdict, way: 'waiting' });
    void underWay.send({ key, token, scan: scan.number, supposed }, desk.scan, data);
    return scan;
  };

  /** An event about one thing, such as the reason why it was not delivered; resolves when this browser has kept it. */
  const act = async (key: string, type: string, data: Facts): Promise<void> => {
    const token = nextToken();
    const known = knownOf(key, type, data);
    const supposed = known && { token, type, data, known, at: world.now() };
    if (supposed) book.suppose(key, supposed);
    changed();
    await underWay.send({ key, token, scan: null, supposed }, type, data);
  };

  return {
    desk,
    book: (): Book => book,
    scans: list.all,
    revision,
    subscribe,
    /** What is not yet said of by the server. */
    unsent: underWay.unsent,
    scanned,
    act,
    foresee,
    followed: underWay.followed,
    /** Takes the next event of the log; false when the whole life must be read again. */
    took(record: Recorded): boolean {
      if (record.version <= book.version()) return true;
      const facts = book.take(record);
      if (facts === null) return false;
      underWay.logged(record.version, record.type === desk.scan ? desk.resultOf(facts) : null);
      changed();
      return true;
    },
    /** Goes on with the life read anew. */
    reopened(next: Book): void {
      book = next;
      underWay.supposeAgain();
      changed();
    },
    /** Somebody has seen a refusal that came while nobody looked. */
    async dismiss(number: number): Promise<void> {
      const scan = list.find(number);
      if (!scan?.entry) return;
      await world.outbox.discard(scan.entry);
      list.replace(number, { entry: null });
      changed();
    },
  };
}

export type Station = ReturnType<typeof createStation>;
