/** Factor of every limit of time: a test that failed is run again alone with 3. */
export const PATIENCE = Number(process.env['PATIENCE'] ?? 1);
