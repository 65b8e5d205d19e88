-- Receipts show the bank lines that pay them in parts.
update row_receipt set row = row || '{"bankLines": [], "partsPaid": 0}';
