-- Nobody has named a safe place yet.
update row_order set row = row || '{"safePlace": null, "safePlaceNote": null}';
