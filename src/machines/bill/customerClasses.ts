/** Kind of customer by whom lists of bills are told apart (§2, Vip Bill and User Bill). */
export const customerClasses = ['merchant', 'vip', 'ordinary'] as const;
