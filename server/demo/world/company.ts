import type { Company } from '#machines/registers/index.ts';

/** The company of the demonstration. */
export const company: Company = {
  name: 'Shweli',
  nameZh: '瑞丽江',
  phone: '01-378990',
  address: '214 Sule Pagoda Road, Kyauktada Township, Yangon',
};
