import type { Tone } from '../../ui/theme/tokens.ts';

/** Row of the sample grid; its text is not translated. */
export interface SampleOrder {
  id: string;
  number: string;
  state: { word: string; tone: Tone };
  receiver: string;
  city: string;
  weightGrams: number;
  feeHundredths: number;
  createdAt: string;
}

const states: readonly SampleOrder['state'][] = [
  { word: 'Uncollected', tone: 'neutral' },
  { word: 'Collected', tone: 'info' },
  { word: 'In transit', tone: 'progress' },
  { word: 'Signed', tone: 'positive' },
  { word: 'Overdue', tone: 'warning' },
  { word: 'Rejected', tone: 'critical' },
  { word: 'Cancelled', tone: 'ended' },
];
const people = ['Daw Khin Mya', 'U Aung Min', '王小明', 'Ko Zaw Lin', '李娜', 'Ma Thida Oo', 'U Kyaw Swar Htet'];
const cities = ['Yangon', 'Mandalay', 'Muse', 'Naypyidaw', '昆明', '瑞丽', 'Taunggyi'];

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** Returns the sample order at an index; deterministic. */
export function sampleOrder(index: number): SampleOrder {
  const minute = String(index % 60).padStart(2, '0');
  return {
    id: `order-${index}`,
    number: `SW2611${String(index).padStart(8, '0')}`,
    state: pick(states, index * 5 + Math.floor(index / 7)),
    receiver: pick(people, index * 3),
    city: pick(cities, index * 2 + 1),
    weightGrams: 150 + ((index * 737) % 19_000),
    feeHundredths: 150_000 + ((index * 9_173) % 9_000_000),
    createdAt: `21/11/2026 ${String(index % 24).padStart(2, '0')}:${minute}:05`,
  };
}
