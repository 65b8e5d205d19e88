/** The three levels of both countries: state, district, township; province, city, county. */
export type Level = 1 | 2 | 3;

/** A place with an official code. */
export interface Area {
  /** Myanmar: MIMU P-code, such as MMR013036. China: division code, such as 530102. */
  readonly id: string;
  readonly country: 'MM' | 'CN';
  readonly level: Level;
  /** Area that contains it; null at level 1. */
  readonly parent: string | null;
  readonly nameEn: string;
  /** Burmese name, of Myanmar's states and townships. */
  readonly nameMy: string | null;
  /** Chinese name, of China's areas. */
  readonly nameZh: string | null;
}
