-- Why a receiver refused, as a code. Reports before it named none.
update row_order set row = row || '{"rejectCause": null}';
