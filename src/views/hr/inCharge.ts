/** Event by which a person is put in charge of the own branch. */
export const SET = 'staff.personInChargeSet';
