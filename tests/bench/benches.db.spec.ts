import { measures } from './measured.ts';

measures([{ bench: 'replay', names: ['replay'] }]);
