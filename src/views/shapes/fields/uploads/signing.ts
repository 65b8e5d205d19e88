import { arriving } from '#views/ui/arriving.tsx';

/** The pad to sign on; prepared before a courier is out of reach of the server. */
export const SigningPad = arriving(() => import('./SignaturePad.tsx'));
