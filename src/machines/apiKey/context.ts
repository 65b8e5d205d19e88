import { WITHOUT_SECRETS, type Secrets } from '../rights/rotatedSecret.ts';
import type { ApiKeyData } from './events.ts';

/** Context of an API key. Of a secret only its SHA-256 is kept, and its last characters for people to recognise it. */
export interface ApiKey extends Omit<ApiKeyData<'apiKey.created'>, 'merchant'>, Secrets {
  readonly merchant: string;
  /** Branch that signed the customer. */
  readonly branch: string | null;
  readonly createdByName: string;
  readonly createdAt: string;
  readonly revokedFor: string | null;
}

export const initial: ApiKey = {
  merchant: '',
  branch: null,
  name: '',
  scopes: [],
  expiresOn: '',
  createdByName: '',
  createdAt: '',
  ...WITHOUT_SECRETS,
  revokedFor: null,
};
