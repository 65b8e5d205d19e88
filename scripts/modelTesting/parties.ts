/** Sender and receiver of the plain parcel of tests. */
export const parties = {
  sender: { name: 'Daw Hla', phone: '09250111222', city: 'MMR013D004', address: '12 Strand Road' },
  receiver: { name: 'U Tin', phone: '09250333444', city: 'MMR010D001', address: '7 Palace Street' },
};
