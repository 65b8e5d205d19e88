import type { Lesson } from '../lesson.ts';
import { begins, does, form, step } from './parts.ts';

const SEAL = 'SEAL-0001';

/** A parcel in a bag, on a vehicle, to another branch. */
export const bagAndShipment: Lesson = {
  id: 'bagAndShipment',
  title: { en: 'A bag and a shipment', zh: '装包与发运' },
  about: {
    en: 'A parcel travels from Yangon to Mandalay in a sealed bag. One event of the bag or of the vehicle moves the parcels in it.',
    zh: '一件包裹装入封签的包，从仰光运往曼德勒。包或车辆的一个事件会带动其中的所有包裹。',
  },
  before: [
    begins('clerk@YGN', 'order.created', 'parcel', form('YGN', 'MDY', { payType: 'receiverPays' })),
    does('clerk@YGN', 'order.collectorAssigned', 'parcel', { collector: '@courier@YGN' }),
    does('courier@YGN', 'order.collected', 'parcel', { piecesScanned: 1 }),
    does('clerk@YGN', 'order.warehoused', 'parcel'),
  ],
  steps: [
    step(
      does('sorter@YGN', 'order.sorted', 'parcel', { nextBranch: 'MDY' }),
      ['Sort the parcel to the next branch.', '将包裹分拣到下一网点。'],
      ['The next branch on the way to Mandalay is Mandalay itself.', '去曼德勒的下一站就是曼德勒。'],
    ),
    step(
      begins('sorter@YGN', 'package.issued', 'bag', { kind: 'bag', destination: 'MDY' }),
      ['Issue a bag to Mandalay.', '开一个去曼德勒的包。'],
      ['Begin a new package as the sorter.', '以分拣员的身份新建一个包。'],
    ),
    step(
      does('sorter@YGN', 'order.packed', 'parcel', { package: '$bag' }),
      ['Pack the parcel into the bag.', '将包裹装入该包。'],
      ['This is an event of the parcel; the bag hears of it.', '这是包裹的事件，包会随之更新。'],
    ),
    step(
      does('sorter@YGN', 'package.sealed', 'bag', { sealNumber: SEAL }),
      ['Seal the bag.', '给包上封签。'],
      ['An empty bag cannot be sealed; this one is not empty.', '空包不能封签；这个包里已有包裹。'],
    ),
    step(
      begins('transport@YGN', 'shipment.created', 'shipment', {
        fromBranch: 'YGN',
        toBranch: 'MDY',
        kind: 'crossCity',
        driver: 'U Ba',
      }),
      ['Write the document of a shipment from Yangon to Mandalay.', '创建从仰光到曼德勒的发运单。'],
      ['Transport clerks do this; name a driver at once.', '由运输员完成；请同时填写司机。'],
    ),
    step(
      does('transport@YGN', 'package.loaded', 'bag', { shipment: '$shipment' }),
      ['Load the bag.', '将包装车。'],
      ['An event of the bag: the parcel in it is loaded with it.', '这是包的事件：里面的包裹随之装车。'],
    ),
    step(
      does('transport@YGN', 'shipment.shippedOut', 'shipment', { driver: 'U Ba', eta: '2026-11-20T11:00:00.000Z' }),
      ['Send the vehicle off.', '发车。'],
      ['It needs a driver or a train, and when it should be there.', '需要司机或车次，以及预计到达时间。'],
    ),
    step(
      does('transport@MDY', 'shipment.received', 'shipment'),
      ['In Mandalay: receive the shipment.', '在曼德勒接收该发运单。'],
      ['Take the part of the transport clerk in Mandalay.', '选择曼德勒的运输员。'],
    ),
    step(
      does('transport@MDY', 'shipment.allItemsArrived', 'shipment'),
      ['Say that everything on it has arrived.', '确认全部到货。'],
      ['Look at the parcel afterwards: it has arrived too.', '之后看看包裹：它也已到达。'],
    ),
    step(
      does('sorter@MDY', 'package.opened', 'bag', { sealNumber: SEAL }),
      ['Open the bag and read its seal.', '拆包并核对封签。'],
      ['Another number would raise a doubt about the bag.', '号码不符会对该包提出异常。'],
    ),
    step(
      does('sorter@MDY', 'order.unpacked', 'parcel'),
      ['Take the parcel out of the bag.', '将包裹出包。'],
      ['With its last parcel gone the bag is finished.', '最后一件出包后，该包即告完成。'],
    ),
    step(
      does('clerk@MDY', 'order.warehoused', 'parcel'),
      ['Take the parcel into the warehouse of Mandalay.', '将包裹在曼德勒入库。'],
      ['From here it is delivered as any other.', '之后就像其他包裹一样派送。'],
    ),
  ],
};
