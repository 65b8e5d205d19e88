import type { Words } from '#i18n/words.ts';
import { readOnline, type OnlineQuery, type OnlineSession } from '#services/online.ts';
import type { SavedTable } from '#views/shapes/table/SaveTable.tsx';

/** Message ids of the columns of the sessions that are open. */
export const ONLINE_COLUMNS = [
  'field.staff.nickName',
  'field.staff.staffCode',
  'field.staff.operateBranch',
  'ui.online.device',
  'ui.online.address',
  'ui.online.since',
  'ui.online.lastSeen',
] as const;

const LARGEST_PAGE = 100;

/** Reads every session that is sought, page after page; one that moves between pages meanwhile is kept once. */
export async function allOnline(
  sought: Pick<OnlineQuery, 'sought' | 'branch'>,
  read = readOnline,
): Promise<readonly OnlineSession[]> {
  const found = new Map<string, OnlineSession>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { records, total } = await read({ ...sought, pageNum, pageSize: LARGEST_PAGE }, { ownFailure: true });
    for (const session of records) found.set(session.id, session);
    if (records.length < LARGEST_PAGE || found.size >= total) return [...found.values()];
  }
}

/** Returns the browser of a session in words, and whether its screen is locked. */
const deviceText = ({ browser, locked }: OnlineSession, words: Words): string => {
  const device = browser || words.text('account.center.unknownBrowser');
  return locked ? `${device} (${words.text('ui.online.locked')})` : device;
};

/** Returns sessions as the screen shows them. */
export const onlineTable = (
  sessions: readonly OnlineSession[],
  nameOfBranch: (id: string) => string,
  words: Words,
): SavedTable => ({
  heads: ONLINE_COLUMNS.map((id) => words.text(id)),
  rows: sessions.map((session) => [
    session.name,
    session.staffCode,
    session.branch === '' ? '' : nameOfBranch(session.branch),
    deviceText(session, words),
    session.ip,
    words.instant(session.createTime),
    words.instant(session.lastTime),
  ]),
});
