import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../../access.ts';
import { readableBy } from '../entries.ts';

/** Claims, extra fees and cancellations. */
export const claims: readonly Menu[] = [
  ...readableBy(readPermission('insuranceClaim'), [
    {
      code: 'finance.insuranceClaims',
      title: 'Insurance claims',
      titleZh: '保险理赔',
      icon: 'flag',
      path: '/finance/insuranceClaims',
      component: 'finance/InsuranceClaimList',
      sort: 1070,
    },
    {
      code: 'finance.insuranceClaimDetail',
      title: 'Insurance claim detail',
      titleZh: '保险理赔详情',
      path: '/finance/insuranceClaimDetail',
      component: 'finance/InsuranceClaimDetail',
      hidden: true,
      sort: 1071,
    },
  ]),
  ...readableBy(readPermission('extraFee'), [
    {
      code: 'finance.extraFees',
      title: 'Extra fees',
      titleZh: '附加费',
      icon: 'plus',
      path: '/finance/extraFees',
      component: 'finance/ExtraFeeList',
      sort: 1075,
    },
    {
      code: 'finance.extraFeeDetail',
      title: 'Extra fee detail',
      titleZh: '附加费详情',
      path: '/finance/extraFeesDetail',
      component: 'finance/ExtraFeeDetail',
      hidden: true,
      sort: 1076,
    },
  ]),
  ...readableBy(readPermission('collectedCancel'), [
    {
      code: 'finance.collectedCancels',
      title: 'Cancellations after collection',
      titleZh: '揽收后取消',
      icon: 'cross',
      path: '/finance/collectedCancels',
      component: 'finance/CollectedCancelList',
      sort: 1080,
    },
    {
      code: 'finance.collectedCancelDetail',
      title: 'Cancellation after collection',
      titleZh: '揽收后取消详情',
      path: '/finance/collectedCancelsDetail',
      component: 'finance/CollectedCancelDetail',
      hidden: true,
      sort: 1081,
    },
  ]),
];
