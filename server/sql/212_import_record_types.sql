-- Imports say which records they bring (src/machines/importTask/row.ts). Those of before do not.
update row_import_task set row = row || '{"recordType": null}';
