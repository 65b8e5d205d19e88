import { proves } from '../../support/model/proves.ts';
import { fixtures } from './fixtures/index.ts';

proves(fixtures, new URL(import.meta.url));
