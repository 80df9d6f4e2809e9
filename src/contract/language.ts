import { z } from 'zod';
import { languages } from '#domain/language.ts';

export const Language = z.enum(languages);
