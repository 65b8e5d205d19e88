import type { PolicyRow, Rows } from './row.ts';

/**
 * Uploads are visible to the uploader only, until an event of an aggregate names them. The machine of that aggregate
 * judges them.
 */
const UPLOAD: PolicyRow = { access: 'session', scope: 'an own upload, 200 MB a day', rateClass: 'write' };

/** Those who visit customers, to whom parcels are assigned. */
const VISITS = ['order.collected', 'order.outForDelivery'];

/** Policy of exports, uploads, labels and messages. */
export const files = {
  'POST /api/logisticsOrder/download/task': {
    access: ['exportTask.requested'],
    scope: 'a file for the caller alone, of rows of own branches, or own merchant; <machine>.read',
    rateClass: 'export',
  },
  'POST /api/export/page': { access: 'session', scope: 'own exports', rateClass: 'read' },
  'GET /api/export/updateDownloadCount/:id': { access: 'session', scope: 'own exports', rateClass: 'write' },
  'POST /api/aliyunOssMsg/getSts': { access: 'session', scope: 'own files, for this session', rateClass: 'write' },
  'GET /api/files/:bucket/:objectKey': {
    access: 'public',
    scope: 'the signed link names a session; its person, the file and the scope are checked again',
    rateClass: 'read',
  },
  'POST /api/uploads/:kind': UPLOAD,
  'POST /api/logisticsBill/uploadPic': UPLOAD,
  'POST /api/receivableRecord/uploadImg': UPLOAD,
  'POST /api/billPaymentOrder/uploadImg': UPLOAD,
  'POST /api/transport/storage/uploadImg': UPLOAD,
  'POST /api/storage/uploadImg': UPLOAD,
  'POST /api/todoOrder/uploadImg': UPLOAD,
  'POST /api/userQuestion/uploadImg': UPLOAD,
  'POST /api/aliyunOssMsg/uploadFile': UPLOAD,
  'POST /api/appUserApproval/submit/uploadFile': UPLOAD,
  'POST /api/roster/uploadImg/workPic': UPLOAD,
  'GET /api/uploads/:id': {
    access: 'session',
    scope: 'own uploads, and those named by aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/labels/preview': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant; <machine>.read, and the permission of its print event',
    rateClass: 'import',
  },
  'POST /api/labels/file': {
    access: 'session',
    scope: 'as the preview, after the caller recorded each print',
    rateClass: 'import',
  },
  'POST /api/notice/page': { access: 'session', scope: 'own messages', rateClass: 'read' },
  'POST /api/notice/read': { access: 'session', scope: 'own messages', rateClass: 'write' },
  'POST /api/notice/readCount': { access: 'session', scope: 'own messages', rateClass: 'read' },
  'GET /api/pushSubscription': { access: VISITS, scope: 'own session', rateClass: 'read' },
  'PUT /api/pushSubscription': { access: VISITS, scope: 'own session', rateClass: 'write' },
  'DELETE /api/pushSubscription': { access: 'session', scope: 'own session', rateClass: 'write' },
} as const satisfies Rows;
