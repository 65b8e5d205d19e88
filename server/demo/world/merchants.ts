import type { Merchant } from '#machines/merchant/index.ts';

type Line = readonly [
  code: string,
  name: string,
  contact: string,
  kind: Merchant['kind'],
  branch: string,
  maintainer: string,
  city: string,
  phone: string,
];

const lines: readonly Line[] = [
  ['GOLDEN', 'Golden Land Trading', 'Daw Khin Mar', 'bizLv1', 'YGN', '1002', 'MMR013D004', '09250300301'],
  ['SHWETHAR', 'Shwe Thar Fashion', 'Ma Thandar', 'bizLv2', 'YGN', '1002', 'MMR013D002', '09250300302'],
  ['YADANAR', 'Yadanar Mobile', 'Ko Htet Aung', 'bizLv3', 'YGN', '1008', 'MMR013D004', '09250300303'],
  ['PADAUK', 'Padauk Cosmetics', 'Ma Nilar', 'bizLv4', 'YGN', '1008', 'MMR013D001', '09250300304'],
  ['ROYALMDY', 'Royal Mandalay Silk', 'U Ba Nyunt', 'bizLv1', 'MDY', '1014', 'MMR010D001', '09250300305'],
  ['ZAYCHO', 'Zay Cho Wholesale', 'Ko Ye Lin', 'bizLv2', 'MDY', '1014', 'MMR010D001', '09250300306'],
  ['CAPITAL', 'Capital Office Supplies', 'Ma Hnin Si', 'bizLv3', 'NPT', '1013', 'MMR018D001', '09250300307'],
  ['SHANTEA', 'Shan Mountain Tea', 'Sai Nyunt', 'bizLv4', 'LSH', '1015', 'MMR015D001', '09250300308'],
  ['BORDER', 'Muse Border Trading', 'Nang Kyi', 'bizLv1', 'MUS', '1016', 'MMR015D002', '09250300309'],
  ['RUIYUAN', '瑞源国际贸易', '段文斌', 'bizLv1', 'RUI', '1017', '5331', '13888300310'],
  ['YUNJADE', '云翡翠工坊', '尹丽华', 'bizLv2', 'RUI', '1017', '5331', '13888300311'],
  ['DIANSHANG', '滇尚电子商务', '周敏', 'bizLv3', 'KMG', '1018', '5301', '13888300312'],
];

const banks = ['KBZ Bank', 'AYA Bank', 'CB Bank'] as const;

const merchantOf = ([code, name, contact, kind, branch, maintainer, city, phone]: Line, index: number): Merchant => {
  const inChina = branch === 'RUI' || branch === 'KMG';
  const address = inChina ? `云南省商贸大道 ${index + 1} 号` : `${index + 11} Merchant Road`;
  const number = `00${index + 1}0012345678`;
  return {
    code,
    name,
    contact,
    kind,
    phone,
    address,
    commonSenders: [{ name: contact, phone, city, address }],
    accounts: [
      {
        number,
        bank: inChina ? '中国银行' : (banks[index % banks.length] ?? banks[0]),
        holder: name,
        use: 'both',
        main: true,
      },
    ],
    contract: {
      signedAt: '2026-01-05T04:00:00.000Z',
      signer: contact,
      contractor: 'Shweli Express',
      startsOn: '2026-01-05',
      endsOn: '2028-01-04',
      branches: [branch],
      targetOrders: 200 + 50 * index,
    },
    maintainer,
    branch,
  };
};

/** Twelve business customers of both countries. */
export const merchants: readonly Merchant[] = lines.map(merchantOf);
