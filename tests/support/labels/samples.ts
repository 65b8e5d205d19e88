import type {
  BagContent,
  LabelContent,
  ManifestContent,
  ReportContent,
  ShelfContent,
  WaybillContent,
} from '#server/labels/content.ts';

/** Returns a text of the greatest length of a field. */
const long = (phrase: string, most: number): string => phrase.repeat(Math.ceil(most / phrase.length)).slice(0, most);

const PHRASES = {
  english: 'Wunna Maung Maung and Sons Trading Company of Yangon, ',
  unbroken: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  chinese: '云南省德宏傣族景颇族自治州瑞丽市姐告边境贸易区国门大道八十八号三单元',
  burmese: 'ကြည့်မြင်တိုင်မြို့နယ် သင်္ကြန်လမ်း ဒေါ်ခင်မျိုးချစ် ကျွန်ုပ်တို့၏အိမ် ',
  thai: 'อำเภอแม่สอด จังหวัดตาก น้ำผึ้งป่าที่อยู่ใกล้สะพานมิตรภาพ ',
  unknown: '\u{1F4E6}\u{2A6D6}\uE000',
} as const;
export const WRITINGS = Object.keys(PHRASES) as (keyof typeof PHRASES)[];
export type Writing = (typeof WRITINGS)[number];

export const NUMBER = 'SL000000015MM';
export const BAG = '088300010000000075';

const lookup = (writing: Writing, most = 100) => ({
  title: long(PHRASES[writing], 24),
  value: long(PHRASES[writing], most),
});

/** Returns each label with every text at its greatest length. */
export const longest = (writing: Writing): Record<LabelContent['layout'], LabelContent> => {
  const say = (most: number): string => long(PHRASES[writing], most);
  const party = { title: say(24), name: say(40), phone: '+95 9 250 444 888 777', address: say(200) };
  const waybill: WaybillContent = {
    layout: 'waybill',
    number: `${NUMBER}-99`,
    link: `https://${'console.'.repeat(4)}example.com/t/${NUMBER}-99`,
    caption: `${NUMBER}-99  (99/99)`,
    company: say(20),
    logo: null,
    way: say(30),
    route: `${say(80)} \u2192 ${say(80)}`,
    receiver: party,
    sender: party,
    captions: Array.from({ length: 4 }, () => lookup(writing)),
    cash: { title: say(30), value: '999,999,999,999.00 MMK' },
    foot: say(160),
  };
  const bag: BagContent = {
    layout: 'bag',
    number: BAG,
    company: say(20),
    logo: null,
    kind: say(40),
    destination: lookup(writing, 80),
    captions: Array.from({ length: 6 }, () => lookup(writing)),
    foot: say(160),
  };
  const shelf: ShelfContent = { layout: 'shelf', number: 'YGN-A12-B34-C56-D78-E90', name: say(20), branch: say(80) };
  const manifest: ManifestContent = {
    layout: 'manifest',
    number: 'SHP00000012',
    company: say(20),
    logo: null,
    title: say(30),
    route: `${say(80)} \u2192 ${say(80)}`,
    captions: Array.from({ length: 8 }, () => lookup(writing)),
    heads: Array.from({ length: 6 }, () => say(24)),
    rows: Array.from({ length: 8 }, () => [say(4), BAG, ...Array.from({ length: 4 }, () => say(40))]),
    total: say(200),
    signatures: [say(30), say(30), say(30)],
    page: '{page} / {pages}',
    foot: say(160),
  };
  const report: ReportContent = {
    layout: 'report',
    number: 'evidence-123456-0a1b2c3d',
    title: say(60),
    parts: [
      {
        title: say(60),
        said: [say(400), say(200)],
        captions: Array.from({ length: 12 }, () => lookup(writing, 200)),
        heads: [],
        rows: [],
      },
      {
        title: say(60),
        said: [],
        captions: [],
        heads: Array.from({ length: 6 }, () => say(24)),
        rows: Array.from({ length: 60 }, (_, index) => [
          String(index),
          '0a'.repeat(32),
          ...Array.from({ length: 4 }, () => say(40)),
        ]),
      },
    ],
    foot: say(80),
  };
  return { waybill, bag, shelf, manifest, report };
};

/** Usual labels in three writings. */
export const usual = {
  waybill: {
    ...(longest('english')['waybill'] as WaybillContent),
    number: NUMBER,
    link: `https://console.example.com/t/${NUMBER}`,
    caption: NUMBER,
    receiver: {
      title: 'Receiver',
      name: 'ဒေါ်ခင်မျိုးချစ်',
      phone: '09 250 444 888',
      address: 'ကြည့်မြင်တိုင်မြို့နယ်, Yangon',
    },
    sender: { title: '寄件人', name: '张三', phone: '138 0000 0000', address: '云南省瑞丽市姐告国门大道' },
  },
  shelf: { layout: 'shelf', number: 'YGN-A12', name: 'A12', branch: 'Yangon' },
  bag: longest('english')['bag'],
  manifest: { ...(longest('english')['manifest'] as ManifestContent), rows: [] },
} as const satisfies Record<string, LabelContent>;
