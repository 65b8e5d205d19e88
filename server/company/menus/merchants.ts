import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, pages, readableBy } from './entries.ts';

/** Menu of business customers and app users. */
export const merchants: readonly Menu[] = [
  catalog({ code: 'merchants', title: 'Customers', titleZh: '客户管理', icon: 'users', path: '/merchant', sort: 90 }),
  ...readableBy(readPermission('merchant'), [
    {
      code: 'merchants.list',
      title: 'Customers',
      titleZh: '商家列表',
      icon: 'users',
      path: '/merchant/list',
      component: 'customers/MerchantList',
      sort: 910,
    },
    {
      code: 'merchants.detail',
      title: 'Customer detail',
      titleZh: '商家详情',
      path: '/merchant/detail',
      component: 'customers/MerchantDetail',
      hidden: true,
      sort: 911,
    },
  ]),
  ...readableBy(readPermission('merchantApplication'), [
    {
      code: 'merchants.applications',
      title: 'Applications',
      titleZh: '商家申请',
      icon: 'clipboard',
      path: '/merchant/applications',
      component: 'customers/ApplicationList',
      sort: 920,
    },
    {
      code: 'merchants.applicationDetail',
      title: 'Application detail',
      titleZh: '申请详情',
      path: '/merchant/applicationDetail',
      component: 'customers/ApplicationDetail',
      hidden: true,
      sort: 921,
    },
  ]),
  ...readableBy(readPermission('appUser'), [
    {
      code: 'merchants.appUsers',
      title: 'App User',
      titleZh: 'App用户',
      icon: 'phone',
      path: '/appUserList/appUserList',
      component: 'customers/AppUserList',
      sort: 930,
    },
    {
      code: 'merchants.appUserDetail',
      title: 'App user detail',
      titleZh: 'App用户详情',
      path: '/appUserList/detail',
      component: 'customers/AppUserDetail',
      hidden: true,
      sort: 931,
    },
  ]),
  ...readableBy('staff.colleagueInvited', [
    {
      code: 'merchants.colleagues',
      title: 'Colleagues',
      titleZh: '同事账号',
      icon: 'users',
      path: '/merchant/colleagues',
      component: 'customers/colleagues/Colleagues',
      sort: 935,
    },
  ]),
  ...readableBy(
    readPermission('apiKey'),
    pages(
      'merchants.apiKeys',
      ['API keys', 'API密钥'],
      'unlock',
      '/merchant/apiKey',
      ['customers/ApiKeyList', 'customers/ApiKeyDetail'],
      940,
    ),
  ),
  ...readableBy(readPermission('webhook'), [
    ...pages(
      'merchants.webhooks',
      ['Webhooks', 'Webhook'],
      'external',
      '/merchant/webhook',
      ['customers/webhooks/WebhookList', 'customers/webhooks/WebhookDetail'],
      950,
    ),
    ...pages(
      'merchants.webhookDeliveries',
      ['Webhook deliveries', 'Webhook推送记录'],
      'message',
      '/merchant/webhookDelivery',
      ['customers/webhooks/DeliveryList', 'customers/webhooks/DeliveryDetail'],
      960,
    ),
  ]),
];
