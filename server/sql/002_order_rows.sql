-- The order list's rows: what is filtered or sorted is generated from the row.
create table row_order (
  id text collate "C" primary key,
  version integer not null check (version > 0),
  state text not null,
  branches text[] not null default '{}',
  owner text,
  row jsonb not null,
  code integer generated always as ((row ->> 'code')::integer) stored,
  mail_sn text generated always as (row ->> 'mailSn') stored,
  source text generated always as (row ->> 'source') stored,
  merchant text generated always as (row ->> 'merchant') stored,
  sender_name text generated always as (row ->> 'senderName') stored,
  sender_phone text generated always as (row ->> 'senderPhone') stored,
  receiver_name text generated always as (row ->> 'receiverName') stored,
  receiver_phone text generated always as (row ->> 'receiverPhone') stored,
  delivery_way text generated always as (row ->> 'deliveryWay') stored,
  order_type text generated always as (row ->> 'orderType') stored,
  pay_type text generated always as (row ->> 'payType') stored,
  collection_amount bigint generated always as ((row ->> 'collectionAmount')::bigint) stored,
  freight_total bigint generated always as ((row ->> 'freightTotal')::bigint) stored,
  weight_grams bigint generated always as ((row ->> 'weightGrams')::bigint) stored,
  due bigint generated always as ((row ->> 'due')::bigint) stored,
  exception text generated always as (row ->> 'exception') stored,
  customs text generated always as (row ->> 'customs') stored,
  reverse text generated always as (row ->> 'reverse') stored,
  pay_collection text generated always as (row ->> 'payCollection') stored,
  pay_sign text generated always as (row ->> 'paySign') stored,
  origin_branch text generated always as (row ->> 'originBranch') stored,
  destination_branch text generated always as (row ->> 'destinationBranch') stored,
  current_branch text generated always as (row ->> 'currentBranch') stored,
  next_branch text generated always as (row ->> 'nextBranch') stored,
  collector text generated always as (row ->> 'collector') stored,
  deliverer text generated always as (row ->> 'deliverer') stored,
  package text generated always as (row ->> 'package') stored,
  shipment text generated always as (row ->> 'shipment') stored,
  shelf text generated always as (row ->> 'shelf') stored,
  tags jsonb generated always as (row -> 'tags') stored,
  created_at text collate "C" generated always as (row ->> 'createdAt') stored,
  updated_at text collate "C" generated always as (row ->> 'updatedAt') stored,
  ended_at text collate "C" generated always as (row ->> 'endedAt') stored,
  expected_delivery_time text collate "C" generated always as (row ->> 'expectedDeliveryTime') stored
);
create index row_order_by_time on row_order (created_at desc, id desc);
create index row_order_by_update on row_order (updated_at desc, id desc);
create index row_order_by_state on row_order (state, created_at desc, id desc);
create index row_order_by_place on row_order (current_branch, state, created_at desc, id desc);
create index row_order_by_origin on row_order (origin_branch, created_at desc, id desc);
create index row_order_by_destination on row_order (destination_branch, created_at desc, id desc);
create index row_order_by_merchant on row_order (merchant, created_at desc, id desc);
create index row_order_by_collector on row_order (collector, state);
create index row_order_by_deliverer on row_order (deliverer, state);
create index row_order_by_mail on row_order (mail_sn);
create index row_order_by_sender_phone on row_order (sender_phone);
create index row_order_by_receiver_phone on row_order (receiver_phone);
create index row_order_by_shipment on row_order (shipment) where shipment is not null;
create index row_order_by_package on row_order (package) where package is not null;
create index row_order_by_branches on row_order using gin (branches);
create index row_order_by_tags on row_order using gin (tags);
