import type { PersonForm } from '#calls/familyStaff.ts';
import { inMyanmar } from '#machines/time/myanmarTime.ts';
import { changesIn } from './changes.ts';
import type { ProposedEvent } from './proposing.ts';

const GENDERS: Readonly<Record<string, string>> = { 男: 'male', 女: 'female' };

/** Returns today's date in Myanmar. */
export const todayAt = (now: Date): string => inMyanmar(now.getTime()).format('YYYY-MM-DD');

/** Returns the details of a person that a form has, by the names of the record. */
const detailsOf = (form: PersonForm) => ({
  username: form.username,
  nickName: form.nickName,
  phone: form.phone,
  email: form.email === null ? '' : form.email,
  gender: form.gender === undefined ? undefined : (GENDERS[form.gender] ?? form.gender),
  staffCode: form.staffCode,
  branch: form.branch ?? form.dept?.id ?? form.companyCode,
  operateBranch: form.operateBranch,
  department: form.department,
  merchant: form.merchant,
  photo: form.photo,
  idNumber: form.idNumber,
  otherId: form.otherId,
  province: form.province,
  city: form.city,
  district: form.district,
  address: form.address,
  joinDate: form.joinDate,
});

const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns the event that registers a person. Without a day of joining it is today. */
export const registrationOf = (form: PersonForm, now: Date): ProposedEvent => {
  const details = detailsOf(form);
  const usual = { email: '', gender: 'undisclosed', operateBranch: details.branch, joinDate: todayAt(now) };
  const { roles = [], personInCharge = false, responsibleAreas = [] } = form;
  const event = {
    ...given(usual),
    ...given(details),
    type: 'staff.registered',
    roles,
    personInCharge,
    responsibleAreas,
  };
  return { machine: 'staff', event };
};

/** A person as the caller was shown. */
export interface ShownPerson {
  readonly id: string;
  readonly branch: string;
  readonly roles: readonly { readonly id: string }[];
  readonly responsibleAreas: readonly string[];
  readonly personInCharge: boolean;
  readonly enabled: boolean;
}

/** Returns the events by which a person becomes as a form says; none for what stays. */
export const changesOf = (form: PersonForm, shown: ShownPerson, reason: string): ProposedEvent[] => {
  const { id } = shown;
  // A form that comes back says the branch in several fields: the one that was changed counts.
  const branch = [form.branch, form.dept?.id, form.companyCode].find(
    (one) => one !== undefined && one !== shown.branch,
  );
  const details = { ...detailsOf(form), branch };
  const amended = changesIn(details, { ...shown });
  const sameRoles = changesIn({ roles: form.roles }, { roles: shown.roles.map((role) => role.id) });
  const areas = changesIn({ responsibleAreas: form.responsibleAreas }, { ...shown });
  const { personInCharge, enabled } = changesIn(
    { personInCharge: form.personInCharge, enabled: form.enabled },
    { ...shown },
  );
  const event = (type: string, data: object = {}): ProposedEvent => ({
    machine: 'staff',
    id,
    event: { type, ...data },
  });
  const has = (fields: object): boolean => Object.keys(fields).length > 0;
  return [
    ...(has(amended) ? [event('staff.amended', amended)] : []),
    ...(has(sameRoles) ? [event('staff.rolesSet', sameRoles)] : []),
    ...(has(areas) ? [event('staff.responsibleAreasSet', areas)] : []),
    ...(personInCharge === undefined
      ? []
      : [event(personInCharge === true ? 'staff.personInChargeSet' : 'staff.personInChargeUnset')]),
    ...(enabled === true ? [event('staff.accountEnabled')] : []),
    ...(enabled === false ? [event('staff.accountDisabled', { reason })] : []),
  ];
};
