/**
 * Numbers of the townships of each district of Myanmar, by state: the code of a township does not name its district. From
 * the P-codes of MIMU (server/geography/data/myanmar.json).
 */
const TOWNSHIPS: Readonly<Record<string, string>> = {
  MMR001: 'D001:1-6 D002:7-9 D003:10-13 D004:14-18',
  MMR002: 'D001:1-4 D002:5-7',
  MMR003: 'D001:1-2,4 D002:5 D003:6-7 D004:3',
  MMR004: 'D001:1,4-5 D002:6-9 D003:2-3',
  MMR005: 'D001:1-3 D002:4-11 D003:12-19 D004:20-26 D005:27-29 D006:30 D007:31-32 D008:33-37',
  MMR006: 'D001:1-4 D002:5,7-8 D003:6,9-10',
  MMR007: 'D001:1-8 D002:9-14',
  MMR008: 'D001:1-6 D002:7-14',
  MMR009: 'D001:1-6 D002:7-11 D003:12-17 D004:18-22 D005:23-25',
  MMR010: 'D001:1-7 D002:8-12 D003:13-16 D004:17-21 D005:22 D006:23-24 D007:28-31',
  MMR011: 'D001:1-6 D002:7-10',
  MMR012: 'D001:1-2,7-8 D002:9-10 D003:11-14 D004:15-17 D005:3-6',
  MMR013: 'D001:1-8 D002:9-22 D003:23-32 D004:33-45',
  MMR014: 'D001:1-10 D002:11-17 D003:18-21',
  MMR015: 'D001:1-4 D002:9-11 D003:12-19 D004:20 D005:22-23 D006:21,24 D331:301-312 D332:313-318',
  MMR016: 'D001:1-3,5 D002:6-8 D003:9 D004:10-11 D333:319-323',
  MMR017: 'D001:1-7 D002:8-13 D003:14-15,17 D004:16,18 D005:19-22 D006:23-26',
  MMR018: 'D001:1-8',
};

const isAmong = (number: number, ranges: string): boolean =>
  ranges.split(',').some((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return first !== undefined && last !== undefined && number >= first && number <= last;
  });

/** Returns the district of a township of Myanmar; undefined for an unknown township. */
export function districtOf(township: string): string | undefined {
  const [state, number] = [township.slice(0, 6), Number(township.slice(6))];
  const districts = (TOWNSHIPS[state] ?? '').split(' ').map((one) => one.split(':'));
  const [district] = districts.find(([, ranges = '']) => isAmong(number, ranges)) ?? [];
  return district && `${state}${district}`;
}
