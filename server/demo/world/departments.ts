import type { Department } from '#machines/registers/index.ts';
import { branches } from './branches.ts';

const headOffice = [
  ['FIN', 'Finance', '财务部'],
  ['CS', 'Customer service', '客服部'],
  ['OPC', 'Operations centre', '运营中心'],
  ['IT', 'Information technology', '信息技术部'],
  ['AUD', 'Audit', '审计部'],
] as const;

const eachBranch = [
  ['WH', 'Warehouse', '仓储组'],
  ['DLV', 'Pickup and delivery', '收派组'],
] as const;

const of = (branch: string, sort: number) => ({
  under: ([code, name, nameZh]: readonly [string, string, string], index: number): Department => ({
    code: `${branch}-${code}`,
    name,
    nameZh,
    parent: branch,
    sort: sort * 100 + index + 1,
    companyCode: branch,
  }),
});

/** A department for each branch, with the teams below it. */
export const departments: readonly Department[] = branches.flatMap(({ code, name, nameZh, sort }) => [
  { code, name, nameZh: nameZh ?? name, parent: code === 'YGN' ? null : 'YGN', sort: sort * 100, companyCode: code },
  ...[...eachBranch, ...(code === 'YGN' ? headOffice : [])].map(of(code, sort).under),
]);
