/** Scopes of an API key, each with the permissions on the customer's own orders that it grants. */
export const SCOPE_PERMISSIONS = {
  read: ['order.read'],
  create: ['order.read', 'order.created', 'order.labelPrinted'],
  cancel: ['order.read', 'order.cancelled'],
} as const;

export type ApiScope = keyof typeof SCOPE_PERMISSIONS;
export const API_SCOPES = Object.keys(SCOPE_PERMISSIONS) as [ApiScope, ...ApiScope[]];

/** Returns the permissions of scopes, each once. */
export const permissionsOfScopes = (scopes: readonly ApiScope[]): string[] => [
  ...new Set(scopes.flatMap((scope): readonly string[] => SCOPE_PERMISSIONS[scope])),
];
