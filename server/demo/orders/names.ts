import type { Random } from './random.ts';

const burmeseMen = ['Ko Aung Myo', 'U Kyaw Swe', 'Ko Htet Lin', 'U Tin Win', 'Ko Nay Lin', 'Ko Ye Htut', 'U Soe Thein'];
const moreMen = ['Ko Zin Ko', 'U Maung Maung', 'Ko Pyae Phyo', 'Sai Sai', 'Sai Mong', 'Ko Thura', 'U Than Htay'];
const burmeseWomen = ['Daw Khin Khin', 'Ma Thiri', 'Ma Su Myat', 'Daw Aye Aye', 'Ma Hnin Wai', 'Nang Mwe', 'Ma Ei Ei'];
const moreWomen = ['Daw San San', 'Ma Phyu Phyu', 'Ma Zin Mar', 'Nang Kham', 'Ma Yamin', 'Daw Mi Mi', 'Ma Chaw Su'];
const burmeseEndings = [
  '',
  ' Oo',
  ' Tun',
  ' Hlaing',
  ' Aung',
  ' Maw',
  ' Win',
  ' Lwin',
  ' Kyi',
  ' Thant',
  ' Naing',
  ' Zaw',
];
const surnames = ['李', '王', '张', '刘', '陈', '杨', '赵', '段', '刀', '岩', '尹', '马', '周', '和', '罗', '普'];
const givenNames = [
  '建华',
  '丽娟',
  '志明',
  '晓燕',
  '国强',
  '雪梅',
  '俊杰',
  '文静',
  '海涛',
  '玉芬',
  '云飞',
  '思远',
  '春兰',
  '浩然',
];
const romanised = ['Li Wei', 'Wang Fang', 'Zhang Min', 'Chen Jie', 'Yang Li', 'Duan Rui', 'Dao Yuxiang', 'Zhao Peng'];

const burmese = [...burmeseMen, ...moreMen, ...burmeseWomen, ...moreWomen];

/** Returns a person's name as written in the country; some Chinese names are romanised. */
export const nameIn = (country: 'MM' | 'CN', random: Random): string => {
  if (country === 'MM') return `${random.pick(burmese)}${random.pick(burmeseEndings)}`;
  return random.chance(0.15) ? random.pick(romanised) : `${random.pick(surnames)}${random.pick(givenNames)}`;
};

/** Returns a mobile number of the country. */
export const phoneIn = (country: 'MM' | 'CN', random: Random): string => {
  const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('');
  return country === 'MM'
    ? `09${random.pick(['25', '42', '45', '78', '97'])}${digits(7)}`
    : `1${random.pick(['38', '39', '58', '37', '50'])}${digits(8)}`;
};
