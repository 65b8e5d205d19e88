import { expect, test } from 'vitest';
import { questionTree } from '#views/workOrders/questionTree.ts';

const line = (id: number, pid: number, name: string, language: 'us' | 'cn' = 'us', isDisplay = true) => ({
  id,
  pid,
  code: String(id),
  name,
  language,
  isDisplay,
  status: 1,
});

test('questions are listed under their subject, in one language, without hidden ones and those answered at once', () => {
  const questions = [
    line(110, 0, 'Delivery'),
    line(111, 110, 'Delivery late'),
    line(112, 110, 'Not shown', 'us', false),
    line(113, 110, 'Where is my parcel?'),
    line(110, 0, '派送问题', 'cn'),
    line(111, 110, '派送延误', 'cn'),
  ];
  expect(questionTree(questions, 'us')).toEqual([
    { id: '110', name: 'Delivery', below: [{ id: '111', name: 'Delivery late', below: [] }] },
  ]);
  expect(questionTree(questions, 'cn')).toEqual([
    { id: '110', name: '派送问题', below: [{ id: '111', name: '派送延误', below: [] }] },
  ]);
});
