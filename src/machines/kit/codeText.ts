import { z } from 'zod';
import { plainCode } from './text.ts';

/** A code or a number as text: letters and signs of usual width, digits of any script by their value. */
export const codeText = z.string().overwrite(plainCode).trim();
