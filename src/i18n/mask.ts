const KEPT_START = 3;
const KEPT_END = 4;

/** A phone number for display: its first three and last four digits (§9). */
export const maskedPhone = (phone: string): string => {
  const hidden = phone.length - KEPT_START - KEPT_END;
  if (hidden > 0) return `${phone.slice(0, KEPT_START)}${'*'.repeat(hidden)}${phone.slice(-KEPT_END)}`;
  return '*'.repeat(Math.max(0, phone.length - 2)) + phone.slice(-2);
};

/** An e-mail address for display: the first letter of the name, and the domain (§9). */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  return `${email.slice(0, 1)}***${email.slice(at)}`;
};
