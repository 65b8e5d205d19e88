import type { AddressCode } from '#machines/registers/index.ts';

type Line = readonly [receiver: string, phone: string, city: string, address: string];

/** Receivers in Myanmar who order from China's shops under one of our codes. */
const lines: readonly Line[] = [
  ['Ma Hla Hla', '09250600101', 'MMR013D004', '18 Anawrahta Road, Pabedan Township'],
  ['Ko Thant Zin', '09250600102', 'MMR013D004', '92 Bo Aung Kyaw Street, Botahtaung Township'],
  ['Daw Nu Nu Yi', '09250600103', 'MMR013D002', '5 Upper Pansodan Road, Mingala Taungnyunt Township'],
  ['U Win Naing', '09250600104', 'MMR010D001', '64 78th Street, Chanayethazan Township'],
  ['Ma Ei Mon', '09250600105', 'MMR010D001', '7 35th Street, Maha Aungmye Township'],
  ['Sai Hla Oo', '09250600106', 'MMR015D001', '12 Mansu Road, Lashio'],
  ['Nang Mo Hom', '09250600107', 'MMR015D002', '3 Ho Sai Road, Muse'],
  ['Ko Pyae Sone', '09250600108', 'MMR018D001', '21 Thabyaegone Road, Naypyitaw'],
];

/** Address codes of transshipment (§3), MM-1001 and on. */
export const addressCodes: readonly AddressCode[] = lines.map(([receiver, phone, city, address], index) => ({
  code: `MM-${1001 + index}`,
  receiver,
  contactPhone: phone,
  address,
  userPhone: phone,
  city,
}));
