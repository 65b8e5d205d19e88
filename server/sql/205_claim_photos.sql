-- Claims show their photos and how they were paid. Lists held neither; the state of each claim always did.
update row_insurance_claim set row = row_insurance_claim.row || jsonb_build_object(
  'photos', streams.context -> 'photos', 'method', streams.context -> 'method')
from streams where streams.machine = 'insuranceClaim' and streams.id = row_insurance_claim.id;
