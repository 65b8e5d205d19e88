import type { DemoContext } from './demoContext.ts';

/** Months before the oldest order of the demonstration, then the present one: closed, to be closed, open. */
const MONTHS_AGO = { closed: 5, asked: 4, open: 0 };

/** Plays the end of months: finance asks for it, operations closes. */
export async function periods({ propose, now, before }: DemoContext): Promise<void> {
  const monthAgo = (months: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15)).toISOString().slice(0, 7);
  const act = (by: string, id: string, event: string, hours: number) =>
    propose({ by, machine: 'period', id, type: `period.${event}`, at: before(2, hours) });
  const open = async (month: string, hours: number): Promise<string> => {
    await propose({
      by: 'finance',
      machine: 'period',
      type: 'period.opened',
      data: { month },
      at: before(2, hours),
    });
    return month;
  };
  const closed = await open(monthAgo(MONTHS_AGO.closed), -1);
  await act('finance', closed, 'closingAsked', -2);
  await act('operations', closed, 'closed', -3);
  const asked = await open(monthAgo(MONTHS_AGO.asked), -4);
  await act('finance', asked, 'closingAsked', -5);
  await open(monthAgo(MONTHS_AGO.open), -6);
}
