-- Nobody has asked for a day of collection yet.
update row_order set row = row || '{"pickupDay": null, "pickupWindow": null}';
