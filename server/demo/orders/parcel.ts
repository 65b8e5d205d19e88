import { s10CheckDigit } from '#machines/fields/identifiers.ts';
import type { OrderData } from '#machines/order/events.ts';
import { merchants } from '../world/merchants.ts';
import { stations } from '../world/stations.ts';
import { addressCodes } from '../world/addressCodes.ts';
import { areaOf, pathOf } from '../../geography/areas.ts';
import { createCrew, type Crew } from './crew.ts';
import { goodsFrom } from './goods.ts';
import { nameIn, phoneIn } from './names.ts';
import { addressNear, countryOf, routeFrom } from './places.ts';
import type { Random } from './random.ts';

type Form = OrderData<'order.created'>;

/** Fields of a parcel that a story requires; the others are random. */
export interface Needs {
  readonly route?: 'sameCity' | 'crossCity' | 'crossBorder' | 'domestic' | 'away';
  readonly deliveryWay?: Form['deliveryWay'];
  readonly payType?: Form['payType'];
  readonly cashOnDelivery?: boolean;
  readonly source?: Form['source'];
  readonly manyPieces?: boolean;
  /** True for an order made in the evening, after working hours. */
  readonly evening?: boolean;
}

/** One planned parcel: its form, its route and its staff. */
export interface Parcel {
  readonly number: number;
  readonly form: Omit<Form, 'station'>;
  /** English name of its station or airport of destination. */
  readonly station: string | null;
  readonly addressCode: string | null;
  readonly creator: string;
  readonly way: readonly string[];
  readonly origin: string;
  readonly destination: string;
  readonly who: Crew;
  readonly evening: boolean;
  readonly random: Random;
}

const sameCity = ['YGN', 'YGN', 'YGN', 'MDY', 'MDY', 'KMG', 'NPT', 'LSH', 'MUS', 'RUI'].map(
  (branch) => [branch, branch] as const,
);
const crossCity = [
  ['YGN', 'MDY'],
  ['YGN', 'MDY'],
  ['MDY', 'YGN'],
  ['YGN', 'NPT'],
  ['NPT', 'YGN'],
  ['MDY', 'LSH'],
  ['LSH', 'YGN'],
  ['YGN', 'LSH'],
  ['MDY', 'MUS'],
  ['MUS', 'MDY'],
  ['NPT', 'MDY'],
  ['YGN', 'MUS'],
  ['RUI', 'KMG'],
  ['KMG', 'RUI'],
] as const;
const crossBorder = [
  ['RUI', 'MUS'],
  ['RUI', 'MDY'],
  ['RUI', 'YGN'],
  ['KMG', 'YGN'],
  ['KMG', 'MDY'],
  ['KMG', 'LSH'],
  ['MUS', 'RUI'],
  ['MDY', 'KMG'],
  ['YGN', 'KMG'],
] as const;

type Ends = readonly [origin: string, destination: string];

const kindOfRoute = (route: Needs['route'], random: Random): readonly Ends[] => {
  if (route === 'away') return random.chance(0.7) ? crossCity : crossBorder;
  if (route === 'domestic') return random.chance(0.6) ? crossCity : sameCity;
  if (route !== undefined) return { sameCity, crossCity, crossBorder }[route];
  return random.weighted<readonly Ends[]>([
    [sameCity, 30],
    [crossCity, 45],
    [crossBorder, 25],
  ]);
};

/** Returns a tracking number of China's post. */
const mailNumber = (number: number): string => {
  const digits = String(41_000_000 + number * 37);
  return `EE${digits}${s10CheckDigit(digits)}CN`;
};

/** Returns a price in multiples of five hundred kyat. */
const price = (random: Random, least: number, most: number) => random.whole(least, most) * 500_00;

/** Returns a parcel as a story requires it, random otherwise. */
export function parcelFor(number: number, needs: Needs, random: Random): Parcel {
  const transshipped = needs.source === 'transshipment';
  const code = transshipped ? random.pick(addressCodes) : null;
  const [origin, destination] = code
    ? ([random.pick(['RUI', 'KMG']), branchOf(code.city)] as const)
    : endsFor(needs, random);
  const source = needs.source ?? pickSource(random);
  const ownMerchants = merchants.filter((merchant) => merchant.branch === origin);
  const corporate = !transshipped && ['bigCustomer', 'businessPc', 'api'].includes(source);
  const business = needs.payType === 'ledger' || corporate;
  const merchant = business && ownMerchants.length > 0 ? random.pick(ownMerchants) : null;
  const country = countryOf(origin);
  const [sent] = merchant?.commonSenders ?? [];
  const sender = sent ?? {
    name: nameIn(country, random),
    phone: phoneIn(country, random),
    ...addressNear(origin, random),
  };
  const receiver = code
    ? { name: code.receiver, phone: code.contactPhone, city: code.city, address: code.address, addressCode: code.code }
    : {
        name: nameIn(countryOf(destination), random),
        phone: phoneIn(countryOf(destination), random),
        ...addressNear(destination, random),
      };
  const cash = needs.cashOnDelivery ?? (!transshipped && random.chance(merchant ? 0.5 : 0.2));
  const payType = needs.payType ?? pickPayType(random, merchant !== null, cash, transshipped);
  const urgent = !needs.evening && !transshipped && random.chance(0.12);
  const deliveryWay = needs.deliveryWay ?? 'door';
  const targetStations = stations.filter(({ branch, kind }) => branch === destination && kind === deliveryWay);
  const who = createCrew(random);
  return {
    number,
    form: {
      source: merchant || !corporate ? source : 'staffApp',
      ...(transshipped || random.chance(country === 'CN' ? 0.3 : 0.05) ? { mailSn: mailNumber(number) } : {}),
      sender,
      receiver,
      originBranch: origin,
      destinationBranch: destination,
      ...goodsFrom(country, random),
      pieces: needs.manyPieces === true || random.chance(0.07) ? random.whole(2, 4) : 1,
      deliveryWay: targetStations.length > 0 ? deliveryWay : 'door',
      orderType: urgent ? 'urgent' : random.chance(0.08) ? 'specifiedTime' : 'standard',
      deliveryWindow: random.weighted([
        ['allDay', 6],
        ['morning', 2],
        ['afternoon', 2],
      ] as const),
      payType,
      chargeType: random.chance(0.8) ? 'weight' : 'volume',
      ...(merchant ? { merchant: merchant.code } : {}),
      ...(cash ? { collectionAmount: price(random, 20, 700) } : {}),
      ...(random.chance(0.15) ? { insureAmount: random.whole(20, 100) * 10_000_00 } : {}),
      ...(random.chance(0.18) ? { remark: random.pick(remarks[countryOf(destination)]) } : {}),
    },
    station: targetStations.length > 0 ? random.pick(targetStations).nameEn : null,
    addressCode: code?.code ?? null,
    creator: creatorOf(source, merchant?.code ?? null, origin, who),
    way: routeFrom(origin, destination),
    origin,
    destination,
    who,
    evening: needs.evening ?? false,
    random,
  };
}

const remarks = {
  MM: ['Call before delivery', 'Leave with the guard downstairs', 'Fragile, keep upright', 'Office hours only'],
  CN: ['派送前请电话联系', '请放门卫处', '易碎品，轻拿轻放', '工作日派送'],
} as const;

/** Returns branches that have a station or airport of the kind. */
const withStation = (way: Form['deliveryWay']) =>
  new Set(stations.filter(({ kind }) => kind === way).map(({ branch }) => branch));

function endsFor(needs: Needs, random: Random): Ends {
  const way = needs.deliveryWay ?? 'door';
  const served = way === 'door' ? null : withStation(way);
  const business = needs.payType === 'ledger';
  const routes = kindOfRoute(needs.route, random).filter(
    ([origin, destination]) =>
      (served === null || served.has(destination)) && (!business || merchants.some(({ branch }) => branch === origin)),
  );
  return random.pick(routes);
}

const branchOf = (city: string): string =>
  ({ MMR013: 'YGN', MMR018: 'NPT', MMR010: 'MDY' })[pathOf(city)[0]?.id ?? ''] ??
  { MMR015D001: 'LSH', MMR015D002: 'MUS' }[areaOf(city)?.id ?? ''] ??
  'YGN';

const pickSource = (random: Random) =>
  random.weighted<Form['source']>([
    ['staffApp', 30],
    ['userApp', 22],
    ['miniProgram', 12],
    ['businessPc', 14],
    ['bigCustomer', 14],
    ['api', 8],
  ]);

const pickPayType = (random: Random, business: boolean, cash: boolean, transshipped: boolean): Form['payType'] => {
  if (transshipped) return 'receiverPays';
  return random.weighted<Form['payType']>([
    ['senderCash', 50],
    ['receiverPays', 25],
    ['offsetByGoods', cash ? 20 : 0],
    ['ledger', business ? 60 : 0],
  ]);
};

/** Returns who enters the order: the customer's app, the business customer's account, the desk, or customer service. */
const creatorOf = (source: Form['source'], merchant: string | null, origin: string, who: Crew): string => {
  if (source === 'userApp' || source === 'miniProgram' || source === 'api') return 'system';
  if (merchant === 'GOLDEN') return 'merchant';
  if (source === 'staffApp') return who('clerk', origin);
  return who('support', origin);
};
