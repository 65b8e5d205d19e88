import { besideTheWorld } from './overHttp.ts';

besideTheWorld(200);
