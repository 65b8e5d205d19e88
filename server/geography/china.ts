import chinese from './data/chinaDivisions.json' with { type: 'json' };
import english from './data/chinaNames.json' with { type: 'json' };
import type { Area, Level } from './area.ts';

const englishNames: ReadonlyMap<string, string> = new Map(Object.entries(english.names));

/** A code has two digits for each level, and begins with the code of the level above. */
const DIGITS = 2;

const areaOf = (code: string, name: string): Area => ({
  id: code,
  country: 'CN',
  level: (code.length / DIGITS) as Level,
  parent: code.length > DIGITS ? code.slice(0, -DIGITS) : null,
  nameEn: englishNames.get(code) ?? name,
  nameMy: null,
  nameZh: name,
});

/** China's provinces, cities and counties, with their division codes. */
export const chinaAreas: readonly Area[] = Object.entries(chinese.names).map(([code, name]) => areaOf(code, name));
