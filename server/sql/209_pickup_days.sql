-- Nobody has asked for a day of collection yet, nor said when an attempt is repeated.
update row_order set row = row || '{"pickupDay": null, "pickupWindow": null, "nextAttemptAt": null}';
