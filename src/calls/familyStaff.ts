import * as z from 'zod/mini';
import { familyFlag, familyId, familyText, sentBack } from './family.ts';
import { short } from './shapes.ts';

const GENDERS = ['male', 'female', 'undisclosed', '男', '女'] as const;
const MOST_ROLES = 10;
const MOST_AREAS = 200;
const MOST_PEOPLE = 200;

const optionalText = z.optional(z.string());

/** A member of staff or a business customer's account as older clients read it. */
export const familyPerson = z.object({
  id: z.string(),
  username: z.string(),
  nickName: z.string(),
  phone: z.string(),
  email: optionalText,
  gender: z.string(),
  staffCode: z.string(),
  branch: z.string(),
  operateBranch: z.string(),
  department: optionalText,
  merchant: optionalText,
  avatarName: optionalText,
  photo: optionalText,
  idNumber: z.string(),
  otherId: optionalText,
  province: z.string(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  joinDate: z.string(),
  leaveDate: optionalText,
  personInCharge: z.boolean(),
  responsibleAreas: z.array(z.string()),
  status: z.enum(['onJob', 'locked', 'quit']),
  enabled: z.boolean(),
  dept: z.object({ id: z.string(), name: z.string() }),
  roles: z.array(z.object({ id: z.string(), name: z.string(), level: z.number() })),
});

/** A role by its id, or as older clients read it. */
const role = z.pipe(
  z.union([familyId, z.strictObject({ id: familyId, ...sentBack('name', 'level', 'dataScope') })]),
  z.transform((given) => (typeof given === 'string' ? given : given.id)),
);

/** Fields of a person as older clients write them; an absent one stays as it is. */
const personForm = {
  username: z.optional(short(64)),
  nickName: z.optional(short(64)),
  phone: z.optional(short(20)),
  email: z.optional(z.nullable(short(254))),
  gender: z.optional(z.enum(GENDERS)),
  staffCode: z.optional(short(16)),
  /** Branch of employment; `dept` and `companyCode` say the same in older clients. */
  branch: z.optional(familyId),
  dept: z.optional(z.strictObject({ id: familyId, ...sentBack('name', 'nameZh') })),
  companyCode: z.optional(familyId),
  operateBranch: z.optional(familyId),
  department: z.optional(familyText),
  merchant: z.optional(familyText),
  photo: z.optional(familyText),
  idNumber: z.optional(short(64)),
  otherId: z.optional(familyText),
  province: z.optional(familyId),
  city: z.optional(familyId),
  district: z.optional(familyId),
  address: z.optional(short(200)),
  joinDate: z.optional(short(10)),
  roles: z.optional(z.array(role).check(z.maxLength(MOST_ROLES))),
  personInCharge: z.optional(familyFlag),
  responsibleAreas: z.optional(z.array(familyId).check(z.maxLength(MOST_AREAS))),
  enabled: z.optional(familyFlag),
  /** Reason why an account is disabled. */
  remark: z.optional(short(500)),
  ...sentBack('avatarName', 'status', 'leaveDate', 'jobs', 'createBy', 'updateBy', 'createTime', 'updateTime'),
};

export const newPerson = z.strictObject({ id: z.optional(z.null()), ...personForm });
export const changedPerson = z.strictObject({ id: familyId, ...personForm });
export type PersonForm = z.infer<typeof newPerson> | z.infer<typeof changedPerson>;

/** People by their ids, such as those to be removed. */
export const peopleIds = z.array(familyId).check(z.minLength(1), z.maxLength(MOST_PEOPLE));

/** Conditions by which people are selected. */
export const peopleSought = {
  /** Part of the nickname. */
  blurry: z.optional(short(64)),
  username: z.optional(short(64)),
  staffCode: z.optional(short(16)),
  /** Branch where the person works. */
  branch: z.optional(short(64)),
  status: z.optional(z.enum(['onJob', 'locked', 'quit'])),
};
const sought = z.strictObject(peopleSought);
export type PeopleSought = z.infer<typeof sought>;
