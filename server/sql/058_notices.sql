select make_row_table('row_notice', array[
  'addressee text', 'kind integer', 'title text', 'sent_at time', 'read_at time'
]);
create index row_notice_by_addressee on row_notice (addressee, sent_at desc, id);
create index row_notice_unread on row_notice (addressee) where state = 'unread';
