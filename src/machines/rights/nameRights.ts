/**
 * Permissions of which one opens the names of records to those who may not read the records: orders name their
 * customers, and staff their roles.
 */
export const NAME_RIGHTS = {
  merchant: ['merchant.read', 'order.read'],
  role: ['role.read', 'staff.read'],
} as const;
