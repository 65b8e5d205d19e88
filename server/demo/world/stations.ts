import type { Station } from '#machines/registers/index.ts';

type Line = readonly [nameEn: string, nameZh: string, area: string, branch: string | null, iata?: string];

const airportsOfMyanmar: readonly Line[] = [
  ['Yangon International Airport', '仰光国际机场', 'MMR013D001', 'YGN', 'RGN'],
  ['Mandalay International Airport', '曼德勒国际机场', 'MMR010D003', 'MDY', 'MDL'],
  ['Naypyitaw International Airport', '内比都国际机场', 'MMR018D001', 'NPT', 'NYT'],
  ['Heho Airport', '赫霍机场', 'MMR014D001', null, 'HEH'],
  ['Lashio Airport', '腊戌机场', 'MMR015D001', 'LSH', 'LSH'],
  ['Myitkyina Airport', '密支那机场', 'MMR001D001', null, 'MYT'],
  ['Bhamo Airport', '八莫机场', 'MMR001D003', null, 'BMO'],
  ['Tachilek Airport', '大其力机场', 'MMR016D003', null, 'THL'],
  ['Kengtung Airport', '景栋机场', 'MMR016D001', null, 'KET'],
  ['Sittwe Airport', '实兑机场', 'MMR012D001', null, 'AKY'],
  ['Nyaung U Airport', '良乌机场', 'MMR010D005', null, 'NYU'],
  ['Dawei Airport', '土瓦机场', 'MMR006D001', null, 'TVY'],
  ['Myeik Airport', '丹老机场', 'MMR006D002', null, 'MGZ'],
];

const stationsOfMyanmar: readonly Line[] = [
  ['Yangon Central Railway Station', '仰光中央火车站', 'MMR013D004', 'YGN'],
  ['Aung Mingalar Highway Bus Station', '昂明加拉长途汽车站', 'MMR013D001', 'YGN'],
  ['Dagon Ayeyar Highway Bus Station', '达贡埃雅长途汽车站', 'MMR013D001', 'YGN'],
  ['Mandalay Railway Station', '曼德勒火车站', 'MMR010D001', 'MDY'],
  ['Chan Mya Shwe Pyi Highway Bus Station', '强妙瑞比长途汽车站', 'MMR010D001', 'MDY'],
  ['Pyi Gyi Myat Shin Highway Bus Station', '比基妙信长途汽车站', 'MMR010D001', 'MDY'],
  ['Naypyitaw Railway Station', '内比都火车站', 'MMR018D001', 'NPT'],
  ['Myoma Bus Station, Naypyitaw', '内比都苗马汽车站', 'MMR018D001', 'NPT'],
  ['Lashio Railway Station', '腊戌火车站', 'MMR015D001', 'LSH'],
  ['Muse Highway Bus Station', '木姐长途汽车站', 'MMR015D002', 'MUS'],
  ['Bago Railway Station', '勃固火车站', 'MMR007D001', null],
  ['Mawlamyine Railway Station', '毛淡棉火车站', 'MMR011D001', null],
];

const airportsOfChina: readonly Line[] = [
  ['Kunming Changshui International Airport', '昆明长水国际机场', '5301', 'KMG', 'KMG'],
  ['Dehong Mangshi International Airport', '德宏芒市国际机场', '5331', 'RUI', 'LUM'],
  ['Baoshan Yunrui Airport', '保山云瑞机场', '5305', null, 'BSD'],
  ['Tengchong Tuofeng Airport', '腾冲驼峰机场', '5305', null, 'TCZ'],
  ['Dali Fengyi Airport', '大理凤仪机场', '5329', null, 'DLU'],
  ['Lijiang Sanyi International Airport', '丽江三义国际机场', '5307', null, 'LJG'],
  ['Xishuangbanna Gasa International Airport', '西双版纳嘎洒国际机场', '5328', null, 'JHG'],
  ['Guangzhou Baiyun International Airport', '广州白云国际机场', '4401', null, 'CAN'],
];

const stationsOfChina: readonly Line[] = [
  ['Kunming Railway Station', '昆明站', '5301', 'KMG'],
  ['Kunming South Railway Station', '昆明南站', '5301', 'KMG'],
  ['Dali Railway Station', '大理站', '5329', null],
  ['Baoshan Railway Station', '保山站', '5305', null],
  ['Ruili Coach Station', '瑞丽客运站', '5331', 'RUI'],
  ['Mangshi Coach Station', '芒市客运站', '5331', 'RUI'],
];

const all = (country: Station['country'], kind: Station['kind'], lines: readonly Line[]): Station[] =>
  lines.map(([nameEn, nameZh, area, branch, iata]) => ({
    nameEn,
    nameZh,
    kind,
    iata: iata ?? null,
    country,
    area,
    branch,
  }));

/** Airports with their IATA codes, and the main railway and coach stations, of Myanmar and of Yunnan. */
export const stations: readonly Station[] = [
  ...all('MM', 'airport', airportsOfMyanmar),
  ...all('MM', 'station', stationsOfMyanmar),
  ...all('CN', 'airport', airportsOfChina),
  ...all('CN', 'station', stationsOfChina),
];
