-- Finds orders by the words of the sender's and the receiver's name. The columns do not change with an event.
create index row_order_by_names on row_order using gin (to_tsvector('simple', sender_name || ' ' || receiver_name));
