/** The product's logo: a parcel whose tape is a river. */
export const Mark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="28" height="28" rx="8" fill="#1479c9" />
    <svg x="2" y="2" width="28" height="28" viewBox="2 2 28 28">
      <path d="M22.5 -1C14 8 24 12.5 16.5 17.5S8.5 26 11.5 34" fill="none" stroke="#fff" strokeWidth="4.5" />
    </svg>
    <circle cx="24" cy="24" r="2.4" fill="#8fe0c8" />
  </svg>
);
