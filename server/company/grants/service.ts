import type { Grants } from './grants.ts';

const all = (aggregateType: string, ...verbs: readonly string[]): string[] =>
  verbs.map((verb) => `${aggregateType}.${verb}`);

const problems = all('problemItem', 'read', 'raised', 'taken', 'followed', 'handled');
const questions = all('userQuestion', 'read', 'raised', 'handled');
const followUps = all('followUp', 'read', 'remarked', 'closed');
const working = all(
  'workOrder',
  'read',
  'opened',
  'claimed',
  'followedUp',
  'handedOver',
  'operationOwed',
  'operationDone',
  'completed',
);
const watching = ['deliveryClaim.read', 'collectedCancel.read', 'insuranceClaim.read'];
const atTheShelf = [...problems, ...working];
const atTheDesk = [...problems, ...questions, ...followUps, ...working, ...watching];

/**
 * Grants for problems, questions, work orders, follow-ups and insurance claims. Only finance voids signatures and pays
 * claims.
 */
export const service: Grants = {
  manager: [...atTheDesk, 'workOrder.assigned', 'workOrder.cancelSignRefused', 'insuranceClaim.submitted'],
  operations: [
    ...atTheDesk,
    'workOrder.assigned',
    'workOrder.cancelSignRefused',
    ...all('insuranceClaim', 'submitted', 'reviewStarted', 'decided', 'declined'),
  ],
  support: [...atTheDesk, 'workOrder.cancelSignRefused', ...all('insuranceClaim', 'submitted', 'reviewStarted')],
  finance: [
    ...working,
    ...watching,
    'workOrder.cancelSignApproved',
    'workOrder.cancelSignRefused',
    ...all('insuranceClaim', 'reviewStarted', 'decided', 'paid', 'declined'),
  ],
  clerk: [...atTheShelf, 'deliveryClaim.read', 'collectedCancel.read'],
  sorter: atTheShelf,
  transport: atTheShelf,
  courier: ['problemItem.read', 'problemItem.raised', 'workOrder.read', 'workOrder.followedUp', 'deliveryClaim.read'],
  merchant: [
    'userQuestion.read',
    'userQuestion.raised',
    'workOrder.read',
    'deliveryClaim.read',
    'collectedCancel.read',
    'insuranceClaim.read',
  ],
  merchantOrders: ['collectedCancel.read'],
  merchantMoney: ['collectedCancel.read', 'insuranceClaim.read'],
  merchantQuestions: ['userQuestion.read', 'userQuestion.raised', 'workOrder.read', 'deliveryClaim.read'],
};
