import type { events } from '#machines/staff/events.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** Form of a new member of staff: person, home, work. */
const registered = eventForm<(typeof events)['staff.registered']>({
  sections: [
    {
      title: 'ui.people.section.person',
      fields: ['nickName', 'staffCode', 'username', 'phone', 'email', 'gender', 'idNumber', 'otherId', 'photo'],
    },
    { title: 'ui.people.section.home', fields: ['province', 'city', 'district', 'address'] },
    {
      title: 'ui.people.section.work',
      fields: [
        'branch',
        'operateBranch',
        'department',
        'roles',
        'responsibleAreas',
        'joinDate',
        'personInCharge',
        'merchant',
      ],
    },
  ],
  mayBeEmpty: ['responsibleAreas'],
  wide: ['address', 'roles', 'responsibleAreas', 'photo'],
  // Everyone chooses an own picture.
  notAsked: ['avatarName'],
});

/** Form that signs the person out everywhere; the list of sessions names a single one. */
const signedOut = eventForm<(typeof events)['staff.signedOut']>({
  sections: [{ title: 'ui.people.section.signOut', fields: ['reason'] }],
  wide: ['reason'],
  notAsked: ['session'],
});

/** Event forms of a member of staff that have sections. */
export const forms = { 'staff.registered': registered, 'staff.signedOut': signedOut };
