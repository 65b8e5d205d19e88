-- Words of names without the signs between them, letters of any width alike. Replaces the index of migration 115.
drop index row_order_by_names;
create index row_order_by_names on row_order using gin (
  to_tsvector('simple', translate(normalize(sender_name || ' ' || receiver_name, NFKC), '.,;:!?/\()[]{}<>&@#*+=|~_"''’‘“”·•・、。။၊-', '                                       ')));
