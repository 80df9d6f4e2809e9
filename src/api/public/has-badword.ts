import { hasBadword as containsBadword } from '#domain/bad-words/has-badword.ts';
import type { Handler } from '../handler.ts';

export const hasBadword: Handler<'hasBadword'> = ({ body }) => ({ hasBadword: containsBadword(body.text) });
