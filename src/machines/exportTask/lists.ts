/** A list that can be exported: the time field that bounds an export, and for how many days at most (§5). */
export interface ExportedList {
  readonly timeField: string;
  readonly mostDays: number;
}

/** The lists that can be exported, by machine. */
export const EXPORTED_LISTS = {
  order: { timeField: 'createdAt', mostDays: 30 },
} as const satisfies Record<string, ExportedList>;

/** The machines whose lists can be exported. */
export const EXPORTED_MACHINES = ['order'] as const satisfies (keyof typeof EXPORTED_LISTS)[];
