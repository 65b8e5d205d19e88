import type pg from 'pg';

/** Reads the column types of the row tables, once. */
export async function columnsOf(pool: pg.Pool): Promise<Map<string, Map<string, string>>> {
  const { rows } = await pool.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = current_schema() and table_name like 'row\\_%'`,
  );
  const tables = new Map<string, Map<string, string>>();
  for (const { table_name: table, column_name: column, data_type: type } of rows) {
    tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, type));
  }
  return tables;
}
